import type { Agent } from '@spotter/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { GoBack } from '../../components/way-back/go-back.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { StepNumber } from '../../components/page/step-number.tsx';
import { paths } from '../../paths.ts';
import { hasAccount } from './has-account.ts';
import { stepNames } from './messages.ts';
import styles from './wizard-frame.module.css';

type Step = 0 | 1 | 2 | 3;

/** The frame of every step: the way back, the progress, and what this step is about. */
export function WizardFrame(props: {
  agent: Agent | null;
  step: Step;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.wizard}>
      <GoBack to={paths.agents} where="agents" />
      <Progress agent={props.agent} step={props.step} />
      <PageHeading>{props.title}</PageHeading>
      <p className={styles.wizardLead}>{props.lead}</p>
      {props.children}
    </section>
  );
}

const addresses = [paths.agent, paths.agentServices, paths.agentKeywords, paths.agentReengagementKeywords];

/** The four steps. A stored agent's steps can be opened at any time. */
function Progress({ agent, step }: { agent: Agent | null; step: Step }) {
  return (
    <nav className={styles.wizardProgress} aria-label={`Step ${step + 1} of ${stepNames.length}`}>
      <ol>
        {stepNames.map((name, index) => {
          const done = agent !== null && isDone(agent, index);
          const content = (
            <>
              <StepNumber number={index + 1} isChecked={done && index !== step} className={styles.wizardNumber} />
              <span className={styles.wizardStepName}>{name}</span>
              {done && <span className="visually-hidden"> (done)</span>}
            </>
          );
          return (
            <li key={name} data-done={done || undefined} data-current={index === step || undefined}>
              {agent === null || index === step ? (
                <span className={styles.wizardStep} aria-current={index === step ? 'step' : undefined}>
                  {content}
                </span>
              ) : (
                <Link className={styles.wizardStep} to={addresses[index]?.(agent._id) ?? ''}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function isDone(agent: Agent, step: number): boolean {
  if (step === 0) return true;
  if (step === 1) return hasAccount(agent);
  return (step === 2 ? agent.keywords : agent.rekeywords).length > 0;
}
