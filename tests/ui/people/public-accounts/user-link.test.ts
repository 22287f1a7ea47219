import { expect, it } from 'vitest'
import { ShareSource } from '../../../../src/application/frame/session/visit/share-source'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { PublicAccount } from '../../../../src/domain/people/public-accounts/public-account'
import { RequestCookies } from '../../../../src/infrastructure/frame/host/request-cookies'
import { UserLinkViewModel } from '../../../../src/ui/people/public-accounts/user-link.view-model'
import { openLive } from '../../../support/live-screen'
import { TestNavigator } from '../../media/feed/feed-host'

const here = { path: '/uid/u1', params: { id: 'u1' }, query: {} }
const member: PublicAccount = { id: 'u1', kind: 'member', name: 'Heron', picture: null }

class ReplacingNavigator extends TestNavigator {
  readonly replaced: string[] = []
  override navigateTo = (path: string, options?: { readonly replace?: boolean }) =>
    void (options?.replace === true ? this.replaced : this.went).push(path)
}

async function opened(
  account: PublicAccount | null,
  cookies: Readonly<Record<string, string>> = {},
  missing: string[] = [],
) {
  const navigator = new ReplacingNavigator()
  navigator.missing = missing
  const source = new ShareSource(new RequestCookies(cookies))
  const gateway = { account: async () => (account === null ? failure(failureOf('gone')) : success(account)) }
  const viewModel = new UserLinkViewModel(gateway, source, navigator)
  const live = await openLive(viewModel, here)
  live.show(here)
  // It goes on once it is both opened and shown.
  await Promise.resolve()
  return { viewModel, navigator, source }
}

it('a link to a user goes on to their public page, in its place in the history', async () => {
  const { navigator, source } = await opened(member)
  expect([navigator.replaced, navigator.went]).toEqual([['/user-details/u1'], []])
  expect(source.read()).toEqual({ fromUserId: 'u1' })
})

it.each([
  [{ ...member, id: 'org-1', kind: 'organisation' as const }, '/orgs/org-1'],
  [{ ...member, id: 'host-1', kind: 'host' as const }, '/anchors/host-1'],
])('a link to an account leads to its page: %o', async (account, path) => {
  const { navigator, source } = await opened(account)
  expect(navigator.replaced).toEqual([path])
  expect(source.read()).toEqual({})
})

it('keeps the sharer whom a link named before', async () => {
  const { source } = await opened(member, { from_user_id: 'u9' })
  expect(source.read()).toEqual({ fromUserId: 'u9' })
})

it('stays, with the name of the user, while there is no public page', async () => {
  const { viewModel, navigator } = await opened(member, {}, ['/user-details'])
  expect([viewModel.isLeaving, navigator.replaced]).toEqual([false, []])
  expect(viewModel.account.value?.name).toBe('Heron')
})

it('says that the user does not exist', async () => {
  const { viewModel, navigator } = await opened(null)
  expect([viewModel.account.failure?.code, navigator.replaced]).toEqual(['gone', []])
})
