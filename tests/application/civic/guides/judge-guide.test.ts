import { describe, expect, it } from 'vitest'
import { GuideNotesStore } from '../../../../src/application/civic/guides/guide-notes.store'
import { JudgeGuide } from '../../../../src/application/civic/guides/judge-guide'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'
import { MemoryGuides } from '../../../ui/civic/guides/memory-guides'

describe('saying whether a guide was useful', () => {
  const make = () => {
    const [storage, gateway] = [new MemoryStorage(), new MemoryGuides()]
    const notes = new GuideNotesStore(storage)
    return { storage, gateway, notes, judge: new JudgeGuide(gateway, notes) }
  }

  it('is remembered on this device once the platform has it', async () => {
    const { storage, notes, judge } = make()
    const outcome = await judge.execute('1', { useful: false, lack: 'unclear' })
    expect(outcome).toMatchObject({ ok: true, value: { useful: 30, all: 41 } })
    expect(notes.noteOf('1').useful).toBe(false)
    expect(new GuideNotesStore(storage).noteOf('1').useful).toBe(false)
  })

  it('is not remembered when it was not sent', async () => {
    const { gateway, notes, judge } = make()
    gateway.failing = { judge: failureOf('too-many') }
    expect((await judge.execute('1', { useful: true, lack: null })).ok).toBe(false)
    expect(notes.noteOf('1').useful).toBeNull()
  })

  it('leaves what another tab has noted meanwhile', async () => {
    const { storage, notes, judge } = make()
    new GuideNotesStore(storage).markMaterial('1', 'photo', true)
    await judge.execute('1', { useful: true, lack: null })
    expect(notes.noteOf('1')).toEqual({ ready: ['photo'], useful: true })
  })
})
