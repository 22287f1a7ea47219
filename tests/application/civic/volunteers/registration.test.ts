import { beforeEach, describe, expect, it } from 'vitest'
import { TeamsGateway } from '../../../../src/application/civic/teams/teams-gateway'
import { OwnRegistration } from '../../../../src/application/civic/volunteers/own-registration'
import { RegisterAsVolunteer } from '../../../../src/application/civic/volunteers/register-as-volunteer'
import { VolunteerStore } from '../../../../src/application/civic/volunteers/volunteer.store'
import { VolunteersGateway } from '../../../../src/application/civic/volunteers/volunteers-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { SwitchesGateway } from '../../../../src/application/frame/site/switches-gateway'
import { IdentitiesGateway } from '../../../../src/application/people/identities/identities-gateway'
import type { Volunteer } from '../../../../src/domain/civic/volunteers/volunteer'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { switchCodes, type Switches } from '../../../../src/domain/frame/site/switches'
import { openTab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'
import { adult, atOffice, MemoryIdentities, minor, pending, verified } from '../../../support/memory-volunteers'
import { recordedPort } from '../../../support/recorded-port'
import { keyOfContent } from '../../../support/content-key'

const approved: Volunteer = { ...pending, state: 'approved', acts: ['leave', 'change'] }

function made(now: Volunteer | null = null, switches: Switches = {}) {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const gateway = recordedPort<VolunteersGateway>({
    volunteer: async () => success(now),
    options: async () => failure(failureOf('offline')),
    register: async () => success(pending),
    change: async () => success(approved),
    leaving: async () => failure(failureOf('offline')),
    leave: async () => success({ ...pending, state: 'left' as const }),
  })
  const identities = new MemoryIdentities(verified(adult))
  const { container } = tab
  container.bind(VolunteersGateway).toConstantValue(gateway.port)
  container.bind(IdentitiesGateway).toConstantValue(identities)
  container.bind(SwitchesGateway).toConstantValue({ switches: async () => success(switches) })
  container.bind(TeamsGateway).toConstantValue(recordedPort<TeamsGateway>({}).port)
  return {
    tab,
    gateway,
    identities,
    store: container.get(VolunteerStore),
    own: container.get(OwnRegistration),
    register: container.get(RegisterAsVolunteer),
  }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made(pending)
})

describe('the member as a volunteer (B45)', () => {
  it('is known once loaded, and only as long as the session lasts', async () => {
    expect(host.store.volunteer).toBeNull()
    await host.store.load()
    expect(host.store.volunteer).toBe(pending)
    host.tab.session.startSession('theirs', neighbour)
    expect(host.store.volunteer).toBeNull()
    host.tab.session.clear()
    expect(host.store.volunteer).toBeNull()
  })

  it('is not taken for the next member’s, when the answer comes after a change of sessions', async () => {
    const loading = host.store.load()
    host.tab.session.startSession('theirs', neighbour)
    await loading
    expect(host.store.volunteer).toBeNull()
  })

  it('stays as it was when a load fails, and is nothing for a guest', async () => {
    await host.store.load()
    host.gateway.answers.volunteer = async () => failure(failureOf('offline'))
    expect((await host.store.load()).ok).toBe(false)
    expect(host.store.volunteer).toBe(pending)
    host.tab.session.clear()
    host.gateway.answers.volunteer = async () => success(pending)
    await host.store.load()
    host.store.set(pending)
    expect(host.store.volunteer).toBeNull()
  })
})

describe('one’s own registration', () => {
  it('is loaded with the real name and the switches', async () => {
    host = made(pending, { [switchCodes.volunteer]: '0', [switchCodes.realName]: '1' })
    expect(host.own.isOpen).toBe(true)
    expect(await host.own.load()).toEqual(success(verified(adult)))
    expect([host.own.volunteer, host.own.isOpen]).toEqual([pending, false])
  })

  it('is not there when the volunteer could not be loaded', async () => {
    const offline = failure(failureOf('offline'))
    host.gateway.answers.volunteer = async () => offline
    expect(await host.own.load()).toEqual(offline)
  })

  it('needs a verified name where the site checks names, and a pending one is not verified yet', async () => {
    await host.own.load()
    expect([null, atOffice, verified(adult)].map((name) => host.own.needsRealName(name))).toEqual([true, true, false])
    host = made(pending, { [switchCodes.realName]: '0' })
    await host.own.load()
    expect(host.own.needsRealName(null)).toBe(false)
  })

  it('offers the streets of the site’s city', async () => {
    await host.own.options()
    host.tab.container.get(SiteStore).setConfig({ cityInfo: { id: 'linchuan' } } as SiteConfig)
    await host.own.options()
    expect(host.gateway.calls.map(([, city]) => city)).toEqual(['', 'linchuan'])
  })

  it('ends when the member leaves, and not when that was refused', async () => {
    await host.store.load()
    host.gateway.answers.leave = async () => failure(failureOf('state-refuses'))
    await host.own.leave('u1')
    expect(host.own.volunteer?.state).toBe('pending')
    host.gateway.answers.leave = async () => success({ ...pending, state: 'left' as const })
    await host.own.leave('u1')
    expect(host.own.volunteer?.state).toBe('left')
  })
})

describe('the registration', () => {
  const person = { name: 'He Mingyue', sex: 2, birthDate: '1990-04-12', nation: 'han', politics: 'none' } as const
  const rest = { education: 'college', streetId: 's1', skills: ['company'], times: ['weekend'], agreed: true }

  it('is filled in step by step, sent with a key, and makes the member a volunteer', async () => {
    const { form, steps } = await host.register.loadRegistration(null)
    expect(steps.states).toEqual(['todo', 'todo', 'todo', 'todo'])
    form.change(person)
    expect(steps.states).toEqual(['done', 'todo', 'todo', 'todo'])
    form.change(rest)
    await steps.submit()
    expect(host.gateway.calls).toMatchObject([['register', { ...person, ...rest, teams: [] }, keyOfContent]])
    expect(host.store.volunteer).toBe(pending)
  })

  it('begins with nothing filled in', async () => {
    const { form, steps } = await host.register.loadRegistration(null)
    expect(form.values).toEqual({
      ...{ name: '', sex: null, birthDate: '', nation: '', politics: '', education: '', streetId: '' },
      ...{ skills: [], times: [], teams: [], guardianName: '', guardianPhone: '', agreed: false },
    })
    expect([form.name, steps.steps.map(({ name }) => name)]).toEqual([
      'volunteer',
      ['person', 'background', 'service', 'consent'],
    ])
  })

  it.each([
    [{ name: '' }, 0],
    [{ sex: null }, 0],
    [{ birthDate: '' }, 0],
    [{ nation: '' }, 0],
    [{ politics: '' }, 0],
    [{ birthDate: '2015-01-01', guardianPhone: '13800000003' }, 0],
    [{ birthDate: '2015-01-01', guardianName: 'Chen Yulan' }, 0],
    [{ education: '' }, 1],
    [{ streetId: '' }, 1],
    [{ skills: [] }, 2],
    [{ agreed: false }, 3],
  ] as const)('asks for %j in its step %i', async (change, step) => {
    const { form, steps } = await host.register.loadRegistration(null)
    form.change({ ...person, ...rest, ...change })
    await steps.submit()
    expect([steps.current, host.gateway.calls]).toEqual([step, []])
  })

  it('shows the first step that is not right', async () => {
    const { form, steps } = await host.register.loadRegistration(null)
    form.change({ ...person, ...rest, streetId: '' })
    await steps.submit()
    expect([steps.current, host.gateway.calls]).toEqual([1, []])
  })

  it('asks for nothing that a verified identity says', async () => {
    const { form, steps, identity } = await host.register.loadRegistration(adult)
    expect(identity).toBe(adult)
    form.change({ nation: 'han', politics: 'none', ...rest })
    await steps.submit()
    expect(host.gateway.calls).toMatchObject([['register', { birthDate: '', name: '', sex: null }, keyOfContent]])
  })

  it('begins with what was registered before', async () => {
    await host.store.load()
    const { form } = await host.register.loadRegistration(adult)
    expect(form.values).toMatchObject({ ...pending.application, agreed: false })
  })

  it('keeps its draft, for a member with a phone to send', async () => {
    const { form } = await host.register.loadRegistration(null)
    form.change(person)
    host.tab.clock.pass(1000)
    expect((await host.register.loadRegistration(null)).form.values).toMatchObject(person)
    host.tab.session.setUser({ ...resident, phone: null })
    form.change(rest)
    await form.submit()
    expect([host.gateway.calls, host.tab.navigator.went]).toEqual([[], ['bind /mine']])
  })

  it('needs a guardian for a minor, by the identity where there is one', () => {
    expect(host.register.today).toBe('2026-11-21')
    const needs = (birthDate: string, identity: Parameters<RegisterAsVolunteer['needsGuardian']>[1] = null) =>
      host.register.needsGuardian({ birthDate }, identity)
    expect([needs('1990-04-12'), needs('2015-01-01'), needs('')]).toEqual([false, true, false])
    expect([needs('1990-04-12', minor), needs('2015-01-01', adult)]).toEqual([true, false])
  })
})

describe('a change of the registration', () => {
  beforeEach(() => host.store.load())

  it('begins with what was registered, and with what waits for the office where something does', async () => {
    const { application } = pending
    const { teams: _, ...registered } = application!
    const { form } = await host.register.beginChange(null, () => undefined)
    expect(form.values).toEqual(registered)
    host.store.set({ ...pending, proposed: { ...registered, name: 'He Ming' } })
    const proposed = await host.register.beginChange(null, () => undefined)
    expect(proposed.form.values).toEqual({ ...registered, name: 'He Ming' })
  })

  it('is sent without what only a registration asks for', async () => {
    const sent: Volunteer[] = []
    const { form, identity } = await host.register.beginChange(adult, (volunteer) => sent.push(volunteer))
    expect(identity).toBe(adult)
    form.change({ streetId: 's2' })
    await form.submit()
    const [[method, change] = []] = host.gateway.calls.slice(1)
    expect([method, Object.keys(change as object)]).toEqual(['change', expect.not.arrayContaining(['teams', 'agreed'])])
    expect(change).toMatchObject({ streetId: 's2', nation: 'han' })
    expect([sent, host.store.volunteer]).toEqual([[approved], approved])
  })

  it('has a draft of its own, and needs a phone', async () => {
    const { form } = await host.register.beginChange(adult, () => undefined)
    expect(form.name).toBe('volunteer-change')
    host.tab.session.setUser({ ...resident, phone: null })
    form.change({ streetId: 's2' })
    await form.submit()
    expect([host.gateway.calls.length, host.tab.navigator.went]).toEqual([1, ['bind /mine']])
  })

  it('that is not right is not sent', async () => {
    const { form } = await host.register.beginChange(adult, () => undefined)
    form.change({ skills: [] })
    await form.submit()
    expect([form.errors, host.gateway.calls.length]).toEqual([{ skills: 'too-few' }, 1])
  })
})
