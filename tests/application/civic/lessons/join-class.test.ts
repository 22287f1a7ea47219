import { beforeEach, describe, expect, it } from 'vitest'
import { JoinClass } from '../../../../src/application/civic/lessons/join-class'
import { LessonsGateway } from '../../../../src/application/civic/lessons/lessons-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { newBrowser, openTab, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

let tab: Tab
let sent: string[]
let shown: boolean[]
let answer: Outcome<boolean> | null
beforeEach(() => {
  tab = openTab(newBrowser())
  sent = []
  shown = []
  answer = null
  tab.container
    .bind(LessonsGateway)
    .toConstantValue({
      join: async (id: string, on: boolean) => (sent.push(`${id} ${on}`), answer ?? success(on)),
    } as unknown as LessonsGateway)
})
const joinClass = () => tab.container.get(JoinClass)
const show = (isJoined: boolean) => void shown.push(isJoined)

describe('a class', () => {
  it('is joined and left by a member, who is told', async () => {
    tab.session.startSession('token', resident)
    await joinClass().execute('tea', true, show)
    expect(tab.told()).toEqual(['class-joined'])
    await joinClass().execute('tea', false, show)
    expect([sent, shown, tab.told()]).toEqual([['tea true', 'tea false'], [true, false], ['class-left']])
  })

  it('is joined by a guest after the login, once, and only that class', async () => {
    await joinClass().execute('tea', true, show)
    expect([sent, tab.navigator.logins]).toEqual([[], ['/mine']])
    tab.session.startSession('token', resident)
    expect(['knots', 'tea', 'tea'].map((id) => joinClass().consumeIntent(id))).toEqual([false, true, false])
  })

  it('stays as it was when joining failed, and is joined after a login when the session had ended', async () => {
    tab.session.startSession('token', resident)
    answer = failure(failureOf('unreachable'))
    await joinClass().execute('tea', true, show)
    expect([joinClass().consumeIntent('tea'), sent, shown]).toEqual([false, ['tea true'], []])
    answer = failure(failureOf('session-expired'))
    await joinClass().execute('tea', true, show)
    expect([joinClass().consumeIntent('tea'), shown]).toEqual([true, []])
  })

  it('is asked for once, however often it is tapped meanwhile', async () => {
    tab.session.startSession('token', resident)
    const joining = joinClass()
    await Promise.all([joining.execute('tea', true, show), joining.execute('tea', true, show)])
    expect(sent).toEqual(['tea true'])
  })
})
