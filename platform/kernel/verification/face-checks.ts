/** Verifies the result of a face check in a native app (B14, switch 9). */
export interface FaceChecks {
  /** False when nothing can verify faces. Outside the demo, only a service can (`verification/http-face-checks.ts`). */
  readonly isOffered: boolean
  /** Whether the face is that of the person with this name and card. Throws when no answer is available now. */
  verify(face: string, person: { readonly name: string; readonly cardNumber: string }): Promise<boolean>
}

export const noFaceChecks: FaceChecks = { isOffered: false, verify: async () => false }
