/** Saves a file to the browser's downloads. A plain link would not carry the session. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
