import { Switch, type SwitchProps } from '@mantine/core';
import styles from './autoreply-switch.module.css';

const parts = {
  body: styles.body!,
  label: styles.label!,
  track: styles.track!,
  input: styles.input!,
  thumb: styles.thumb!,
};

/** The switch that lets the agent answer: the words on the left, the switch on the right. */
export function AutoreplySwitch(props: SwitchProps) {
  return <Switch labelPosition="left" {...props} classNames={parts} />;
}
