import { observer } from 'mobx-react-lite'
import { channelPaths } from '../../../domain/frame/navigation/channel-target'
import type { GovernmentHub } from '../../../domain/overview/government/government-hub'
import { amenitiesOfKindPath } from '../../civic/amenities/amenities.paths'
import { AmenityRow } from '../../civic/amenities/amenity-list/amenity-row.part'
import { guidesPath } from '../../civic/guides/guides.paths'
import { OpenSuggestionRows } from '../../civic/suggestions/open-suggestion-rows.part'
import { mySuggestionsPath, sendSuggestionPath } from '../../civic/suggestions/suggestions.paths'
import { ContentCard } from '../../media/feed/content-card.part'
import { subCategoryPath } from '../../media/feed/feed.paths'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { CardRows } from '../../frame/kit/cards/card-row'
import { ListRow } from '../../frame/kit/lists/list-row'
import { Loaded } from '../../frame/kit/states/loaded'
import { PullToRefresh } from '../../frame/kit/scrolling/pull-to-refresh'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { matrixPath } from '../../media/matrix/matrix.paths'
import { PublisherTiles } from '../../participation/publishers/publisher-tiles.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { loginPath } from '../../frame/session/session.paths'
import { AreaScene } from '../../frame/shell/areas/area-scene'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { servicesPath } from '../services/services.paths'
import { governmentPath } from './government.paths'
import styles from './government.module.css'
import { GovernmentViewModel } from './government.view-model'
import { governmentWords } from './government.words'

interface GovernmentProps {
  readonly viewModel: GovernmentViewModel
}

/** S097: city hall: one's own open cases, offices with their hours, notices, departments. Each part loads by itself. */
export const GovernmentScreen = observer(function GovernmentScreen({ viewModel }: GovernmentProps) {
  const words = useWords(governmentWords)
  return (
    <PullToRefresh onRefresh={viewModel.refresh}>
      <PlainPage title={words.title} ground={<AreaScene area="government" />} look="rows">
        <div className={styles.acts}>
          <ButtonLink to={sendSuggestionPath} kind="primary">
            {words.report}
          </ButtonLink>
          <ButtonLink to={guidesPath}>{words.guides}</ButtonLink>
        </div>
        <Cases viewModel={viewModel} />
        <Offices viewModel={viewModel} />
        <Loaded of={viewModel.hub} failed={words.failed} loading={words.loading} shape="rows">
          {(hub) => (
            <>
              <Notices hub={hub} />
              <Departments hub={hub} />
            </>
          )}
        </Loaded>
      </PlainPage>
    </PullToRefresh>
  )
})

const Cases = observer(function Cases({ viewModel: { cases, isMember } }: GovernmentProps) {
  const words = useWords(governmentWords)
  return (
    <section className={styles.section} aria-label={words.cases}>
      <SectionHeader
        title={words.cases}
        {...(isMember ? { moreLabel: words.more, moreHref: mySuggestionsPath } : {})}
      />
      {isMember ? (
        <Loaded of={cases} failed={words.casesFailed} loading={words.loading} shape="rows" count={1}>
          {(open) =>
            open.length === 0 ? (
              <p className={styles.quiet}>{words.noCases}</p>
            ) : (
              <OpenSuggestionRows suggestions={open} />
            )
          }
        </Loaded>
      ) : (
        <ListRow to={loginPath(governmentPath)} title={words.loginForCases} text={words.loginForCasesText} />
      )}
    </section>
  )
})

const Offices = observer(function Offices({ viewModel: { offices, time } }: GovernmentProps) {
  const words = useWords(governmentWords)
  return (
    <section className={styles.section}>
      <SectionHeader title={words.offices} moreLabel={words.more} moreHref={amenitiesOfKindPath('government')} />
      <Loaded of={offices} failed={words.officesFailed} loading={words.loading} shape="rows" count={3}>
        {(shown) =>
          shown.length === 0 ? (
            <p className={styles.quiet}>{words.noOffices}</p>
          ) : (
            <CardRows items={shown}>
              {(office) => <AmenityRow amenity={office} now={time.now} isMixed={false} />}
            </CardRows>
          )
        }
      </Loaded>
    </section>
  )
})

function Notices({ hub: { notices, noticesOf } }: { readonly hub: GovernmentHub }) {
  const words = useWords(governmentWords)
  if (notices.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHeader
        title={words.notices}
        {...(noticesOf === null ? {} : { moreLabel: words.more, moreHref: subCategoryPath(noticesOf) })}
      />
      <CardRows items={notices}>{(notice) => <ContentCard item={notice} layout="text" heading="h3" />}</CardRows>
    </section>
  )
}

function Departments({ hub: { departments } }: { readonly hub: GovernmentHub }) {
  const words = useWords(governmentWords)
  if (departments.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHeader title={words.departments} moreLabel={words.more} moreHref={matrixPath} />
      <PublisherTiles
        publishers={departments.map(({ logo, ...department }) => ({ ...department, picture: logo }))}
        hrefOf={(id) => `${channelPaths.org}/${encodeURIComponent(id)}`}
        square
      />
    </section>
  )
}

export const screen = defineScreen({ viewModel: GovernmentViewModel, view: GovernmentScreen, parent: servicesPath })
