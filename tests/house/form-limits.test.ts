import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../../contract/reading/all-endpoints'
import { filesBelow } from './source-tree'

/**
 * Limits that a form does not say before it is filled, by name, with the reason. Their refusal is said by the same
 * notice, in place of the button, and everything that was typed is kept.
 */
const saidByRefusal: Readonly<Record<string, string>> = {
  membership: 'one line, which is asked from the page of a team that guests share',
  'circle-join': 'one line, which is asked from the page of a circle; the page tells the limit of its posts',
  'circle-post-edit': 'sixty changes of present posts a day, of a text that is stored already',
  'partial-certificate': 'a choice of two days, thirty times a day',
  'amenity-report': 'two choices about one place, by guests as well, whose answers are shared',
  'suggestion-follow-up': 'one text of a case that waits, thirty times a day',
  'suggestion-correction': 'thirty changes of present suggestions a day, of a text that is stored already',
  thread: 'a pace of a conversation, as in a chat',
}

/** What counts without a form: the pace of an act, of tries or of a machine, whose refusal ends in seconds or minutes. */
const paces: Readonly<Record<string, string>> = {
  'platform/features/civic/activities/check-in-or-out.ts': 'tries of a code',
  'platform/features/civic/circles/change-circle.ts': 'one field of a form, which says it beside that field',
  'platform/features/civic/circles/lead-circle.ts': 'invitations, one press each',
  'platform/features/civic/guides/judge-guide.ts': 'one press, by address',
  'platform/features/civic/suggestions/subscribe-to-suggestion.ts': 'one press',
  'platform/features/civic/suggestions/support-suggestion.ts': 'one press',
  'platform/features/civic/teams/offer-lead.ts': 'one press',
  'platform/features/frame/session/forget-name.ts': 'announcements of a machine',
  'platform/features/frame/session/log-in.ts': 'tries of a password',
  'platform/features/frame/session/messenger-codes.ts': 'tries of a login',
  'platform/features/frame/session/notify-owner.ts': 'messages of a machine',
  'platform/features/frame/session/own-password.ts': 'tries of a password',
  'platform/features/frame/session/verification-codes.ts': 'codes, whose button counts down',
  'platform/features/frame/uploads/authorise-upload.ts': 'uploads, which wait and go on by themselves',
  'platform/features/media/chat/write-message.ts': 'the pace of a chat',
  'platform/features/overview/builder/builder.feature.ts': 'saves of an editor, by the minute',
  'platform/features/overview/search/count-searched-phrase.ts': 'figures of a machine',
  'platform/features/participation/comments/edit-comment.ts': 'changes of a stored text, sixty a day',
  'platform/features/participation/link-previews/link-previews.feature.ts': 'previews, without which a text goes on',
  'platform/features/participation/mentions/tell-named.ts': 'messages of a machine',
  'platform/features/participation/reactions/report-share.ts': 'figures of a machine',
  'platform/features/people/identities/submit-real-name.ts': 'questions to a verifier; further claims go to the office',
}

const files = filesBelow(['platform/features', 'platform/kernel'], ['.ts'])
const declared = files.flatMap(({ path, text }) =>
  [...text.matchAll(/const (\w+) = formLimit\('([^']+)'/g)].map(([, variable = '', name = '']) => ({
    path,
    variable,
    name,
  })),
)
const everything = files.map(({ text }) => text).join('\n')
const isUsed = (variable: string, method: string) => everything.includes(`${variable}.${method}(`)

describe('a limit by count', () => {
  it('has one declaration, by which it refuses', () => {
    expect(declared.length).toBeGreaterThan(15)
    expect(everything.match(/\bformLimit\('/g)?.length, 'assign it to a constant').toBe(declared.length)
    for (const key of ['variable', 'name'] as const) {
      const all = declared.map((limit) => limit[key])
      expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([])
    }
    expect(declared.filter(({ variable }) => !isUsed(variable, 'consume'))).toEqual([])
  })

  it('is told before its form is filled, or has the reason why not', () => {
    const untold = declared.filter(({ variable }) => !isUsed(variable, 'readReached')).map(({ name }) => name)
    expect(
      untold.filter((name) => saidByRefusal[name] === undefined),
      'let what the form reads anyway answer `limit` by `readReached`, and give it to `FormFrame`',
    ).toEqual([])
    expect(Object.keys(saidByRefusal).filter((name) => !untold.includes(name))).toEqual([])
  })

  it('is told in no answer that is kept offline, where nothing of a member may be', () => {
    const answers = allEndpoints().map(({ endpoint: { name, isKeptOffline, answer } }) => ({
      name,
      isKeptOffline,
      tells: /"(?:\w+_)?limit":/.test(JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any', io: 'output' }))),
    }))
    expect(answers.filter(({ tells }) => tells).length).toBeGreaterThan(10)
    expect(answers.filter(({ tells, isKeptOffline }) => tells && isKeptOffline)).toEqual([])
  })

  it('of an act without a form alone is counted without such a declaration', () => {
    const counting = files
      .filter(
        ({ path, text }) => path.startsWith('platform/features/') && /\b(?:consumeAllowance|countOrWait)\(/.test(text),
      )
      .map(({ path }) => path)
    expect(
      counting.filter((path) => paces[path] === undefined),
      'declare it by `formLimit`, or say here why no form has it',
    ).toEqual([])
    expect(Object.keys(paces).filter((path) => !counting.includes(path))).toEqual([])
  })
})
