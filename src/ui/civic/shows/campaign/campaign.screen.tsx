import { observer } from 'mobx-react-lite'
import { entryOrders, type Campaign } from '../../../../domain/civic/shows/campaign'
import { cardHeight } from '../../../../domain/civic/shows/show'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { Image } from '../../../frame/kit/pictures/image'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { Waterfall } from '../../../frame/kit/lists/waterfall'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { useIsElder } from '../../../frame/shell/app-context'
import { DocumentHead } from '../../../frame/shell/document/document-head'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { useWords } from '../../../frame/words/words'
import { SharePagePart } from '../../../participation/share-page.part'
import { CampaignResults } from './campaign-results'
import { CampaignSteps } from './campaign-steps'
import styles from './campaign.module.css'
import { CampaignViewModel } from './campaign.view-model'
import { campaignWords } from './campaign.words'
import { ShowCard } from '../show-card'
import { campaignPath, enterPath, showsPath } from '../shows.paths'

const group = 'entries'

interface CampaignProps {
  readonly viewModel: CampaignViewModel
}

/** S158: the campaign page: steps, a countdown, entries under its topic, rules, winners. */
export const CampaignScreen = observer(function CampaignScreen({ viewModel }: CampaignProps) {
  const words = useWords(campaignWords)
  const { shown, head } = viewModel
  return (
    <>
      {head === null && <DocumentHead head={{ title: words.title }} />}
      <DetailPage of={shown} words={words} actions={head !== null && <SharePagePart head={head} />}>
        {({ campaign }) =>
          campaign === null ? (
            <EmptyState
              title={words.none}
              text={words.noneText}
              action={<ButtonLink to={showsPath}>{words.seeShows}</ButtonLink>}
            />
          ) : (
            <CampaignPage viewModel={viewModel} campaign={campaign} />
          )
        }
      </DetailPage>
    </>
  )
})

const CampaignPage = observer(function CampaignPage({
  viewModel,
  campaign,
}: CampaignProps & { readonly campaign: Campaign }) {
  const words = useWords(campaignWords)
  const { phase } = viewModel
  const { title, lead, pictures, topicId, prizes, rules } = campaign
  const [cover = null, ...others] = pictures
  return (
    <>
      <article className={styles.part}>
        <Image src={cover} alt="" ratio="16:9" first />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{lead}</p>
        {others.length > 0 && (
          <div className={styles.pictures}>
            {others.map((address) => (
              <Image key={address} src={address} alt="" ratio="4:3" width="half" />
            ))}
          </div>
        )}
        <CampaignSteps viewModel={viewModel} campaign={campaign} />
        {phase === 'entries' ? (
          <ButtonLink to={enterPath(topicId)} kind="primary" block>
            {words.enter}
          </ButtonLink>
        ) : (
          phase !== null && <p className={styles.quiet}>{words[`closed.${phase}`]}</p>
        )}
      </article>
      {phase === 'results' && <CampaignResults winners={campaign.winners} />}
      {prizes.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{words.prizes}</h2>
          <dl className={styles.prizes}>
            {prizes.map(({ name, text }) => (
              <div key={name} className={styles.prize}>
                <dt className={styles.prizeName}>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {rules.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{words.rules}</h2>
          <ol className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
      )}
      {phase !== 'coming' && <Entries viewModel={viewModel} />}
    </>
  )
})

const Entries = observer(function Entries({ viewModel }: CampaignProps) {
  const words = useWords(campaignWords)
  const elder = useIsElder()
  const { entries, order } = viewModel
  const empty = <EmptyState title={words.noEntries} text={words.noEntriesText} />
  return (
    <section className={styles.entries}>
      <h2 className={styles.entriesTitle}>{words.entries}</h2>
      <Tabs
        label={words.order}
        group={group}
        selected={order}
        onSelect={viewModel.sort}
        tabs={entryOrders.map((id) => ({ id, label: words[`order.${id}`] }))}
      />
      <TabPanel group={group} id={order}>
        <FilteredListPart
          list={entries}
          look="grid"
          empty={empty}
          noneFound={empty}
          arrange={(items, draw) => (
            <Waterfall items={items} keyOf={({ id }) => id} heightOf={cardHeight} isSingleColumn={elder}>
              {draw}
            </Waterfall>
          )}
        >
          {(show) => <ShowCard show={show} />}
        </FilteredListPart>
      </TabPanel>
    </section>
  )
})

export const screen = defineScreen({
  viewModel: CampaignViewModel,
  view: CampaignScreen,
  parent: homePath,
  key: ({ query }) => `${campaignPath}?${query['id'] ?? ''}`,
})
