import type { Examples } from '../../support/screens'

export const examples: Examples = { '/classrooms': { '/classrooms': ['guest'], '/classrooms?kind=culture': ['guest'] } }
