/** Verifies what a native app said of a face check (B14, switch 9). */
export interface FaceChecks {
  /** False when nobody verifies them: without the demo, they need a service (`verification/http-face-checks.ts`). */
  readonly isOffered: boolean
  /** Whether the face is that of the person with this name and card. Throws where nobody can say it now. */
  verify(face: string, person: { readonly name: string; readonly cardNumber: string }): Promise<boolean>
}

/** What the app of the demo says of every face. */
const demoFace = 'demo-face'

export const demoFaceChecks: FaceChecks = { isOffered: true, verify: async (face) => face === demoFace }

export const noFaceChecks: FaceChecks = { isOffered: false, verify: async () => false }
