import { digest } from '../../../kernel/shared/signer'
import type { guides } from './guides.schema'

type Ruling = 'conditions' | 'materials' | 'steps' | 'fees' | 'laws' | 'legalDays' | 'promisedDays'

/**
 * A digest of what a guide asks of people and promises them: who may, with which papers, in which steps, for how much, by
 * which law, and within which time. Its places, the files of its forms and the words around it are none of its rule.
 */
export function ruleOf(guide: Pick<typeof guides.$inferInsert, Ruling>): string {
  const { conditions, materials, steps, fees, laws, legalDays, promisedDays } = guide
  const papers = materials.map(({ id, name, hint }) => [id, name, hint])
  return digest(JSON.stringify([conditions, papers, steps, fees, laws, legalDays, promisedDays]))
}
