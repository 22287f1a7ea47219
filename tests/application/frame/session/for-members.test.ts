import { beforeEach, expect, it } from 'vitest'
import { forMembers } from '../../../../src/application/frame/session/access/for-members'
import type { Resource } from '../../../../src/application/frame/shared/resource'
import { at, openTab, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

let tab: Tab
let calls: string[]
let resource: Resource

beforeEach(() => {
  tab = openTab()
  calls = []
  resource = forMembers(tab.session, {
    open: ({ path }) => calls.push(`open ${path}`),
    show: () => {
      calls.push('show')
      return () => calls.push('hide')
    },
    onLocationChange: () => calls.push('moved'),
    snapshot: () => 'saved',
    restore: (saved) => saved === 'saved',
    reload: () => calls.push('reload'),
  })
})

it('loads nothing for a guest, and opens once for who returns as a member', () => {
  resource.open?.(at('/own'))
  resource.show?.(at('/own'))
  resource.onLocationChange?.(at('/own'))
  resource.reload?.()
  expect([calls, resource.snapshot?.()]).toEqual([[], null])
  tab.session.startSession('mine', resident)
  resource.show?.(at('/own'))
  resource.show?.(at('/own'))
  expect(calls).toEqual(['open /own', 'show', 'show'])
})

it('of a member is opened, moved and loaded again as any other', () => {
  tab.session.startSession('mine', resident)
  resource.open?.(at('/own'))
  resource.show?.(at('/own'))?.()
  resource.onLocationChange?.(at('/own'))
  resource.reload?.()
  expect([calls, resource.snapshot?.()]).toEqual([['open /own', 'show', 'hide', 'moved', 'reload'], 'saved'])
})

it('has the acts of its own alone', () => {
  tab.session.startSession('mine', resident)
  const bare = forMembers(tab.session, {})
  expect([
    bare.open?.(at('/own')),
    bare.show?.(at('/own')),
    bare.onLocationChange?.(at('/own')),
    bare.snapshot?.(),
    bare.restore?.('saved', at('/own')),
    bare.reload?.(),
  ]).toEqual([undefined, undefined, undefined, null, false, undefined])
})

it('is restored for members alone, and then not opened', () => {
  expect(resource.restore?.('saved', at('/own'))).toBe(false)
  tab.session.startSession('mine', resident)
  expect(resource.restore?.('other', at('/own'))).toBe(false)
  expect(resource.restore?.('saved', at('/own'))).toBe(true)
  resource.show?.(at('/own'))
  expect(calls).toEqual(['show'])
})
