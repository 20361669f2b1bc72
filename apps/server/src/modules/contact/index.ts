// The contact form of the public pages, which writes to the support mailbox.
export { createContact } from './contact.module.ts';
