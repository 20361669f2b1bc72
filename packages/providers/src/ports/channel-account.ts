/** The account of a call. `accessToken` is the provider's token in clear text; it never leaves the process. */
export type ChannelAccount = { accountId: string; accessToken: string };
