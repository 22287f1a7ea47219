import { expect, it } from 'vitest'
import { forMembers } from '../../../src/application/session/for-members'
import type { SessionStore } from '../../../src/application/session/session.store'
import type { Resource } from '../../../src/application/shared/resource'
import { noLocation } from '../../../src/domain/navigation/screen-location'

function recorded() {
  const calls: string[] = []
  const session = { isMember: false }
  const resource: Resource = {
    open: () => calls.push('open'),
    show: () => {
      calls.push('show')
      return () => calls.push('end')
    },
    moved: () => void calls.push('moved'),
    snapshot: () => 'saved',
    restore: (saved) => calls.push(`restore ${String(saved)}`) > 0,
    reload: () => calls.push('reload'),
  }
  return { calls, session, resource: forMembers(session as SessionStore, resource) }
}

function live({ open, show, moved, snapshot, restore, reload }: Resource) {
  open?.(noLocation)
  show?.(noLocation)?.()
  moved?.(noLocation)
  reload?.()
  return [snapshot?.(), restore?.('this', noLocation)]
}

it('what is for members is left alone while a guest is here', () => {
  const { calls, resource } = recorded()
  expect([live(resource), calls]).toEqual([[null, false], []])
})

it('what is for members is as it is for a member, also for one who has just logged in', () => {
  const { calls, session, resource } = recorded()
  live(resource)
  session.isMember = true
  expect(live(resource)).toEqual(['saved', true])
  expect(calls).toEqual(['open', 'show', 'end', 'moved', 'reload', 'restore this'])
})

it('what restores nothing is loaded anew', () => {
  const { session } = recorded()
  session.isMember = true
  expect(forMembers(session as SessionStore, {}).restore?.('this', noLocation)).toBe(false)
})
