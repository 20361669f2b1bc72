/** What the switch says that has kept what leads send. */
export const keepMediaMessages = {
  label: 'Keep what leads send',
  hint: 'Pictures, voice notes and videos sent here from now on still open after Messenger’s links expire; they count toward your 2 GB of files. Turning this off leaves what is kept until you delete the chat. What leads send on Instagram is never kept.',
  on: 'What leads send is kept from now on',
  off: 'What leads send is no longer kept',
  failed: 'This couldn’t be changed. Please try again.',
};
