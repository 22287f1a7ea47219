import type { CampaignWinner } from '../../../../domain/civic/shows/campaign'
import { Badge } from '../../../frame/kit/badges/badge'
import { CardRows } from '../../../frame/kit/cards/card-row'
import { useWords } from '../../../frame/words/words'
import styles from './campaign.module.css'
import { campaignWords } from './campaign.words'
import { showPath } from '../shows.paths'
import { CardRowPart } from '../../../frame/shell/layout/card-row.part'

/** The winners of a campaign, each with their entry. */
export function CampaignResults({ winners }: { readonly winners: readonly CampaignWinner[] }) {
  const words = useWords(campaignWords)
  return (
    <section className={styles.results}>
      <h2 className={styles.heading}>{words.results}</h2>
      {winners.length === 0 ? (
        <p className={styles.quiet}>{words.resultsToCome}</p>
      ) : (
        <CardRows items={winners.map((winner) => ({ ...winner, id: winner.entryId }))}>
          {({ entryId, prize, summary, cover, author }) => (
            <CardRowPart
              to={showPath({ id: entryId, topic: true })}
              title={summary}
              heading="h3"
              cover={cover?.address ?? null}
              about={
                <p>
                  <Badge tone="accent">{prize}</Badge>
                </p>
              }
              facts={author.nickname}
            />
          )}
        </CardRows>
      )}
    </section>
  )
}
