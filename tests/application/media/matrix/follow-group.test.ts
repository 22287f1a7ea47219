import { beforeEach, describe, expect, it } from 'vitest'
import { FollowGroup } from '../../../../src/application/media/matrix/follow-group'
import { MatrixGateway } from '../../../../src/application/media/matrix/matrix-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { resident } from '../../../support/member-ports'
import { newBrowser, openTab, type Tab } from '../../../support/member-host'

let tab: Tab
let sent: string[]
let answer: Outcome<number>
beforeEach(() => {
  tab = openTab(newBrowser())
  sent = []
  answer = success(2)
  tab.container
    .bind(MatrixGateway)
    .toConstantValue({ followAll: async (group: string) => (sent.push(group), answer) } as unknown as MatrixGateway)
})
const act = () => tab.container.get(FollowGroup)

describe('following all accounts of a group', () => {
  it('is done at once for a member, who is told', async () => {
    tab.session.startSession('token', resident)
    expect(await act().execute('safety')).toBe(true)
    expect([sent, tab.told()]).toEqual([['safety'], ['group-followed']])
  })

  it('sends a guest to the login, and is carried out afterwards, once and for that group alone', async () => {
    expect(await act().execute('safety')).toBe(false)
    expect([sent, tab.navigator.logins]).toEqual([[], ['/mine']])
    tab.session.startSession('token', resident)
    expect(await act().resume('culture')).toBe(false)
    expect(await act().resume('safety')).toBe(true)
    expect(await act().resume('safety')).toBe(false)
    expect(sent).toEqual(['safety'])
  })

  it('says nothing where it failed', async () => {
    tab.session.startSession('token', resident)
    answer = failure(failureOf('unreachable'))
    expect(await act().execute('safety')).toBe(false)
    expect(tab.told()).toEqual([])
  })
})
