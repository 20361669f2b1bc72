import { TextInput, type TextInputProps } from '@mantine/core';

/**
 * A field for an email address. Not `type="email"`, because browsers refuse letters outside of ASCII there: the
 * pattern finds slips, and the server decides what is an address.
 */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label="Email"
      inputMode="email"
      pattern="\s*[^@\s]+@[^@\s]{2,}\s*"
      title="An address like name@example.com"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
