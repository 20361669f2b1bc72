/** Max saved views of a workspace. */
export const maxViews = 30;
export const maxViewNameLength = 40;

/** The count of a view stops at this many chats … */
export const maxViewCount = 100;
/** … and, where a view has several conditions, is made among this many chats that meet one of them. */
export const viewSample = 200;
