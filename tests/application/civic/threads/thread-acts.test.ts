import { beforeEach, describe, expect, it } from 'vitest'
import { ThreadActs } from '../../../../src/application/civic/threads/thread-acts'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { openTab, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { MemoryThreads } from '../../../ui/civic/threads/memory-threads'

const key = { kind: 'wish', caseId: 'w1', helperId: 'u9' } as const

describe('what one side of a thread does', () => {
  let tab: Tab
  let threads: MemoryThreads
  beforeEach(() => {
    tab = openTab()
    tab.session.startSession('mine', resident)
    threads = new MemoryThreads().bindTo(tab)
  })

  it('is to write, once there is something to send', async () => {
    const sent: string[] = []
    const form = tab.container
      .get(ThreadActs)
      .form(key, { onSent: () => sent.push('sent'), refresh: () => Promise.resolve() })
    await form.open()
    await form.submit()
    expect([form.errors.text, threads.calls]).toEqual(['required', []])
    form.change({ text: ' Sunday at ten? ' })
    await form.submit()
    expect([threads.calls, sent, tab.told()]).toEqual([['write Sunday at ten?'], ['sent'], ['note-sent']])
  })

  it('is to remove what it wrote; what is gone already is gone', async () => {
    const acts = tab.container.get(ThreadActs)
    expect([await acts.remove('2'), tab.told()]).toEqual([true, ['note-removed']])
    threads.failing = { remove: failureOf('gone', { status: 403 }) }
    expect(await acts.remove('2')).toBe(true)
    threads.failing = { remove: failureOf('offline') }
    expect(await acts.remove('2')).toBe(false)
    expect(tab.told()).toEqual(['note-removed', 'note-not-removed'])
  })
})
