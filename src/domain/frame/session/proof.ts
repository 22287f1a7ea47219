/** The acts that need more proof than a session, which can be stolen. */
export const proofPurposes = ['cash-out', 'messenger', 'password', 'data-copy', 'deletion'] as const
export type ProofPurpose = (typeof proofPurposes)[number]

/** How a member proves their identity once more. */
export const proofWays = ['password', 'code'] as const
export type ProofWay = (typeof proofWays)[number]
