import { afterEach, beforeEach, expect, it } from 'vitest'
import { postComment } from '../../../../../contract/comments'
import { listFollowedNews } from '../../../../../contract/following'
import { blockPerson, unblockPerson } from '../../../../../contract/privacy'
import { favourite, follow, listFavourites } from '../../../../../contract/reactions'
import { reportSomething } from '../../../../../contract/reports'
import { listSearchSuggestions, search } from '../../../../../contract/search'
import { listShows } from '../../../../../contract/shows'
import { listSuggestions } from '../../../../../contract/suggestions'
import { listWishes } from '../../../../../contract/wishes'
import { indexMissing } from '../../../../../platform/features/frame/search-index/index-contents'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { showTools } from '../../../../support/shows'
import { suggestionTools } from '../../../../support/suggestions'
import { wishTools } from '../../../../support/wishes'

type Who = { readonly id: string; readonly token: string }

describeOnBothDatabases('what a reader does not want to see', (open) => {
  let platform: TestPlatform
  let [anna, ben, carl]: Who[] = []
  let ids: Record<'show' | 'wish' | 'named' | 'anonymous', string>
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open() })
    const people = ['anna', 'ben', 'carl'].map((id, at) =>
      platform.logIn({ id, phone: `1380000000${at}`, nickname: id }),
    )
    ;[anna, ben, carl] = await Promise.all(people)
    const [shows, wishes, suggestions] = [showTools(platform), wishTools(platform), suggestionTools(platform)]
    for (const tools of [shows, wishes, suggestions]) await tools.prepare()
    ids = {
      show: await shows.published(ben!, { text: 'A heron waited at the lamp.' }),
      wish: await wishes.open(ben!),
      named: await suggestions.open(ben!),
      anonymous: await suggestions.open(ben!, { is_anonymous: true }),
    }
    await indexMissing(platform.database, null, platform.platform.searchableSources)
    const token = anna!.token
    await platform.ask(favourite, { token, body: { post_id: ids.show, type: 31, action: 1 } })
    await platform.ask(follow, { token, body: { target_id: 'ben', kind: 'member', action: 1 } })
  })
  afterEach(() => platform.close())

  /** The things of Ben that somebody finds, by the way in which they look. */
  async function foundBy({ token }: Who) {
    const named = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
    const namesOf = ({ items }: { readonly items: readonly { readonly id: string }[] }) =>
      items.flatMap(({ id }) => named.get(id) ?? []).sort()
    return {
      lists: [
        ...namesOf(await platform.ask(listShows, { token })),
        ...namesOf(await platform.ask(listWishes, { token })),
        ...namesOf(await platform.ask(listSuggestions, { token })),
      ],
      search: namesOf(await platform.ask(search, { token, query: { q: 'lamp' } })),
      titles: (await platform.ask(listSearchSuggestions, { token, query: { q: 'lamp' } })).items.length,
      favourites: namesOf(await platform.ask(listFavourites, { token })),
      news: namesOf(await platform.ask(listFollowedNews, { token })),
    }
  }

  it('is what somebody made whom they block, but for what they made without their name', async () => {
    const everything = {
      lists: ['show', 'wish', 'anonymous', 'named'],
      search: ['anonymous', 'named', 'show'],
      favourites: ['show'],
      news: ['show'],
    }
    expect(await foundBy(anna!)).toMatchObject(everything)
    await platform.ask(blockPerson, { token: anna!.token, path: { id: 'ben' } })
    // Whatever went with Ben would tell that it is his.
    expect(await foundBy(anna!)).toMatchObject({
      ...{ lists: ['anonymous'], search: ['anonymous'], favourites: [], news: [] },
    })
    const comment = await platform.call(postComment, {
      token: anna!.token,
      headers: { 'idempotency-key': 'comment-on-the-lamp' },
      body: { post_id: ids.anonymous, type: 33, text: 'It is dark here, too.', parent_id: null, reply_to_id: null },
    })
    expect(comment.code).toBe(100000)
    expect(await foundBy(carl!)).toMatchObject({ lists: everything.lists, search: everything.search })
    await platform.ask(unblockPerson, { token: anna!.token, path: { id: 'ben' } })
    expect(await foundBy(anna!)).toMatchObject(everything)
  })

  it('is what they reported', async () => {
    const before = await foundBy(anna!)
    for (const [kind, id] of [
      ['show', ids.show],
      ['suggestion', ids.anonymous],
    ])
      await platform.ask(reportSomething, {
        token: anna!.token,
        headers: { 'idempotency-key': `report-of-a-${kind}` },
        body: { kind, id, reason: 'spam', text: '' } as never,
      })
    const after = await foundBy(anna!)
    expect(after).toMatchObject({ lists: ['wish', 'named'], search: ['named'], favourites: [], news: [] })
    expect(after.titles).toBeLessThan(before.titles)
    expect(await foundBy(carl!)).toMatchObject({ search: ['anonymous', 'named', 'show'] })
  })
})
