import * as contract from '../../contract/threads'
import type { ThreadKey } from '../../src/domain/civic/threads/thread'
import type { TestPlatform } from './platform'

interface Who {
  readonly token: string
}

/** Helpers for tests of threads. */
export function threadTools(platform: TestPlatform) {
  let keys = 0
  const wireKey = ({ kind, caseId, helperId }: ThreadKey) => ({ kind, case_id: caseId, helper_id: helperId })
  const by = (who?: Who) => (who === undefined ? {} : { token: who.token })
  const notes = (who: Who | undefined, key: ThreadKey, page: object = {}) =>
    platform.call(contract.listThreadNotes, { ...by(who), query: { ...wireKey(key), ...page } })
  return {
    key: (kind: ThreadKey['kind'], caseId: string, helper: { readonly id: string }): ThreadKey => ({
      ...{ kind, caseId, helperId: helper.id },
    }),
    see: (who: Who | undefined, key: ThreadKey) =>
      platform.call(contract.getThread, { ...by(who), query: wireKey(key), headers: { 'x-language': 'en' } }),
    notes,
    /** What somebody reads in a thread, latest first; the code where they may not. */
    read: async (who: Who | undefined, key: ThreadKey): Promise<readonly string[] | number> => {
      const answer = await notes(who, key)
      return answer.code === 100000 ? (answer.data.items as { text: string }[]).map(({ text }) => text) : answer.code
    },
    write: (who: Who | undefined, key: ThreadKey, text: string, pictures: readonly string[] = []) =>
      platform.call(contract.writeThreadNote, {
        ...by(who),
        headers: { 'idempotency-key': `thread-key-${(keys += 1)}` },
        body: { ...wireKey(key), text, pictures },
      }),
    remove: (who: Who, id: string) => platform.call(contract.removeThreadNote, { token: who.token, path: { id } }),
  }
}
