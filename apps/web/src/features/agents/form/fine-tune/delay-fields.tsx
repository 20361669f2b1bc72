import { NativeSelect } from '@mantine/core';
import { DelayType } from '@spotter/contract';
import { delayMinutes } from '@spotter/domain/autoreply';
import { FieldPair } from '../../../../components/form/field-pair.tsx';
import type { AgentValues } from '../../agent-values.ts';
import { agentMessages, delayName } from '../../messages.ts';
import styles from './fine-tune.module.css';

const times = delayMinutes.map((minutes) => ({ value: String(minutes), label: delayName(minutes) }));

/** When the agent answers: after a time that the coach chooses, or as a person would. */
export function DelayFields(props: {
  delayType: AgentValues['delayType'];
  delayTime: number;
  onChange: (change: Pick<AgentValues, 'delayTime'> & Partial<AgentValues>) => void;
}) {
  const custom = props.delayType === 'Custom';
  return (
    <div>
      <FieldPair>
        <NativeSelect
          label={agentMessages.delayType}
          data={DelayType.options}
          value={props.delayType}
          aria-describedby="delay-hint"
          onChange={(event) => props.onChange({ delayType: DelayType.parse(event.currentTarget.value), delayTime: 0 })}
        />
        {custom && (
          <NativeSelect
            label={agentMessages.delayTime}
            data={times}
            value={String(props.delayTime)}
            onChange={(event) => props.onChange({ delayTime: Number(event.currentTarget.value) })}
          />
        )}
      </FieldPair>
      <p className={styles.fieldHint} id="delay-hint">
        {custom ? agentMessages.customHint : agentMessages.adaptiveHint}
      </p>
    </div>
  );
}
