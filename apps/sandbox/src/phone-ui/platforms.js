/** The names of the platforms, and where a coach writes there by hand. */
export const platforms = {
  instagram: { name: 'Instagram', byHand: 'by hand, in the app' },
  messenger: { name: 'Messenger', byHand: 'by hand, in the Page inbox' },
};

/** Returns the name that leads write to: a username at Instagram, the name of the page at Facebook. */
export const accountName = ({ username, name }) => (username ? `@${username}` : name);
