import { TextInput, type TextInputProps } from '@mantine/core';
import styles from './code-field.module.css';

/** A field for a copied code, with wide letters so that each can be compared. */
export function CodeField(props: TextInputProps) {
  return <TextInput {...props} classNames={{ input: styles.code! }} />;
}
