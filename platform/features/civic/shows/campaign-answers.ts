import type { CampaignDto } from '../../../../contract/campaigns'
import { maskText } from '../../../../src/domain/frame/shared/format/text-mask'
import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { shareInfoOf } from '../../../kernel/contents/publication'
import type { Database } from '../../../kernel/database/client'
import { selectWinners, type CampaignRow } from './campaigns.queries'

const summaryLength = 80

/** A campaign as everybody sees it. Its winners are not told before the time of the results. */
export async function campaignAnswer(
  database: Database,
  row: CampaignRow,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<CampaignDto> {
  const { id, topicId, pictures, opensAt, closesAt, resultsAt, rules, prizes, share } = row
  const [title, lead] = [row.title[language], row.lead[language]]
  const winners = now < resultsAt ? [] : await selectWinners(database, id)
  return {
    id,
    topic_id: topicId,
    title,
    lead,
    pictures: [...pictures],
    opens_at: opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
    results_at: resultsAt.toISOString(),
    rules: rules.map((rule) => rule[language]),
    prizes: prizes.map(({ name, text }) => ({ name: name[language], text: text[language] })),
    winners: winners.map(({ prize, entryId, text, nickname, avatar, authorId, isShown, ...winner }) => ({
      prize: prize[language],
      entry_id: entryId,
      summary: summaryOf(text[language], summaryLength),
      cover: winner.pictures[0] ?? null,
      author: isShown
        ? { id: authorId, nickname, avatar }
        : { id: authorId, nickname: maskText(nickname, 1, 0), avatar: '' },
    })),
    share: shareInfoOf(share, { title, summary: lead, cover: pictures[0] ?? null }, language),
    answered_at: now.toISOString(),
  }
}
