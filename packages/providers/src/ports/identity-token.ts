/** Who somebody is, as a provider vouches for it with a signed token. */
export type VerifiedIdentity = {
  /** The provider's own id of the person: the only thing to know them by. */
  subject: string;
  /** Never proof that the address is theirs; null when the person does not share it. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
};

/** Checks tokens by which one signs in at a provider. */
export type IdentityTokens = {
  /** null for a token that is not the provider's, not for us or run out. Throws ProviderError when that cannot be told. */
  verify(token: string): Promise<VerifiedIdentity | null>;
};
