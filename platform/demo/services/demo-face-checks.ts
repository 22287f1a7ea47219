import type { FaceChecks } from '../../kernel/verification/face-checks'

/** The result that the demo's app sends for every face. */
const demoFace = 'demo-face'

export const demoFaceChecks: FaceChecks = { isOffered: true, verify: async (face) => face === demoFace }
