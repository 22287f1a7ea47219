// @vitest-environment jsdom
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MatrixGateway } from '../../../../src/application/media/matrix/matrix-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { MatrixAccount, MatrixGroup, OpenedMatrixGroup } from '../../../../src/domain/media/matrix/matrix'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen as groupScreen } from '../../../../src/ui/media/matrix/matrix-group.screen'
import { screen as listScreen } from '../../../../src/ui/media/matrix/matrix.screen'
import { holdToken } from '../../../support/hold-token'
import { feedItem } from '../../../support/member-ports'
import { soundHost } from '../../frame/player/sound-host'

const account = (id: string, more: Partial<MatrixAccount> = {}): MatrixAccount => ({
  ...{ id, name: `Office ${id}`, logo: null, intro: 'What it does.', followers: 9, followed: false },
  newest: feedItem(id),
  ...more,
})
const group: OpenedMatrixGroup = {
  ...{ id: 'safety', name: 'Safety', accounts: 2, followed: 0 },
  outside: [{ id: 'x', name: 'Safe Riverbend', platform: 'messenger', url: 'https://messenger.example/safe' }],
}
const groups: readonly MatrixGroup[] = [
  { id: 'safety', name: 'Safety', accounts: 1, first: [{ id: 'o1', name: 'Office o1', logo: null }] },
]

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

/** A platform that knows which accounts the member follows. */
function host({ member = false } = {}) {
  const made = soundHost({ member })
  const platform = {
    groups: success(groups) as Outcome<readonly MatrixGroup[]>,
    group: success(group) as Outcome<OpenedMatrixGroup>,
    accounts: [account('o1'), account('o2', { newest: null })],
    followAll: success(2) as Outcome<number>,
  }
  made.container.bind(MatrixGateway).toConstantValue({
    groups: async () => platform.groups,
    group: async () => platform.group,
    accounts: async () => success({ items: platform.accounts, nextCursor: null }),
    followAll: async (id) => {
      made.acts.push(`follow all of ${id}`)
      if (platform.followAll.ok) {
        platform.group = success({ ...group, followed: 2 })
        platform.accounts = platform.accounts.map((each) => ({ ...each, followed: true }))
      }
      return platform.followAll
    },
  })
  return { ...made, platform, user: userEvent.setup() }
}
const button = (name: string) => page.getByRole('button', { name })

describe('the matrix (S099)', () => {
  it('has each group with its first accounts, and leads to all of them', async () => {
    await host().open(listScreen, '/matrix', {})
    expect(page.getByRole('link', { name: 'Office o1' }).getAttribute('href')).toBe('/orgs/o1')
    expect(page.getByRole('link', { name: '1 account Safety' }).getAttribute('href')).toBe('/matrixs/safety')
  })

  it('says that there is none, or what failed', async () => {
    const none = host()
    none.platform.groups = success([])
    await none.open(listScreen, '/matrix', {})
    expect(page.getByText('No official accounts yet')).toBeDefined()
    const failing = host()
    failing.platform.groups = failure(failureOf('offline'))
    await failing.open(listScreen, '/matrix', {})
    expect(page.getByText('The official accounts couldn’t be loaded')).toBeDefined()
  })
})

describe('one group of the matrix (S100)', () => {
  const open = (made: ReturnType<typeof host>) => made.open(groupScreen, '/matrixs/safety', { id: 'safety' })

  it('has each account with its newest article, or says that it has none', async () => {
    await open(host())
    expect(page.getByText('Story o1')).toBeDefined()
    expect(page.getByText('No articles yet')).toBeDefined()
    expect(page.getByText('2 accounts')).toBeDefined()
  })

  it('shows the code of an account on another platform, with the way there', async () => {
    const made = host()
    await open(made)
    await made.user.click(page.getByRole('button', { name: /Safe Riverbend/ }))
    expect(page.getByRole('img', { name: 'QR code of Safe Riverbend', hidden: true })).toBeDefined()
    expect(page.getByRole('link', { name: 'Open', hidden: true }).getAttribute('href')).toBe(
      'https://messenger.example/safe',
    )
  })

  it('counts each account that is followed, and follows the rest with one tap', async () => {
    const made = host({ member: true })
    await open(made)
    await made.user.click(button('Follow Office o1'))
    expect(page.getByText('1 followed')).toBeDefined()
    await made.user.click(button('Follow all'))
    expect(made.acts).toEqual(['follow organisation o1 true', 'follow all of safety'])
    expect(page.getByText('2 followed')).toBeDefined()
    expect(button('Following all').getAttribute('aria-disabled')).toBe('true')
    expect(button('Following Office o2')).toBeDefined()
    await made.user.click(button('Following all'))
    expect(made.acts).toHaveLength(2)
  })

  it('keeps what is shown when following all failed, and offers it again', async () => {
    const made = host({ member: true })
    made.platform.followAll = failure(failureOf('unreachable'))
    await open(made)
    await made.user.click(button('Follow all'))
    expect(button('Follow all').getAttribute('aria-busy')).toBeNull()
    expect(button('Follow Office o1')).toBeDefined()
  })

  it('sends a guest to the login, and follows all afterwards', async () => {
    const made = host()
    const { live } = await open(made)
    await made.user.click(button('Follow all'))
    expect(made.visits.at(-1)).toMatch(/^login /)
    holdToken(made.container)
    await act(async () => {
      live.show({ path: '/matrixs/safety', params: { id: 'safety' }, query: {} })
      await Promise.resolve()
    })
    expect(made.acts).toEqual(['follow all of safety'])
    expect(await page.findByRole('button', { name: 'Following all' })).toBeDefined()
  })

  it('says what failed, with the way to the other groups', async () => {
    const made = host()
    made.platform.group = failure(failureOf('gone'))
    await open(made)
    expect(page.getByRole('alert').textContent).toContain('This group of accounts couldn’t be loaded')
    expect(page.getByRole('link', { name: 'Official accounts' }).getAttribute('href')).toBe('/matrix')
  })
})
