/** A person's identity, which a provider proves with a signed token. */
export type VerifiedIdentity = {
  /** The provider's own id of the person: the only reliable identifier. */
  subject: string;
  /** Never proof that the address is theirs; null when the person does not share it. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
};

/** Checks the tokens with which people sign in at a provider. */
export type IdentityTokens = {
  /**
   * Returns the identity; null for a token that is not the provider's, not for us or expired. Throws ProviderError
   * when that cannot be decided.
   */
  verify(token: string): Promise<VerifiedIdentity | null>;
};
