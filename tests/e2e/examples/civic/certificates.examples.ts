import { demoCertificateNumber } from '../../../../platform/demo/seeding/civic/certificates/seed-certificates'
import type { Examples } from '../../support/screens'

export const examples: Examples = {
  '/certificate': { '/certificate': ['volunteer', 'newcomer', 'guest'] },
  '/certificates/:number': {
    [`/certificates/${demoCertificateNumber}`]: ['guest'],
    '/certificates/AAAA-BBBB-CCCC': ['guest'],
  },
}
