import { Check, Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { channelPaths } from '../../../domain/frame/navigation/channel-target'
import type { MatrixAccount, OpenedMatrixGroup } from '../../../domain/media/matrix/matrix'
import { ContentCard } from '../feed/content-card.part'
import { QrCode } from '../../frame/codes/qr-code.part'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Icon } from '../../frame/kit/pictures/icon'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { Meta } from '../../frame/kit/facts/meta'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { PublisherRowPart } from '../../participation/publishers/publisher.part'
import { DetailPage } from '../../frame/shell/layout/detail-page'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import styles from './matrix.module.css'
import { MatrixGroupViewModel } from './matrix-group.view-model'
import { matrixPath } from './matrix.paths'
import { matrixWords } from './matrix.words'

interface MatrixGroupProps {
  readonly viewModel: MatrixGroupViewModel
}

/** S100: one group of official accounts with their newest articles. */
export const MatrixGroupScreen = observer(function MatrixGroupScreen({ viewModel }: MatrixGroupProps) {
  const words = useWords(matrixWords)
  const { group, refresh } = viewModel
  return (
    <DetailPage
      of={group}
      words={{ ...words, failed: words.groupFailed }}
      list={matrixPath}
      onRetry={() => void refresh()}
      shape="feed"
      look="rows"
      heading={group.value?.name ?? ''}
    >
      {(value) => (
        <>
          <Head viewModel={viewModel} group={value} />
          <OutsideAccounts viewModel={viewModel} group={value} />
          <Accounts viewModel={viewModel} />
        </>
      )}
    </DetailPage>
  )
})

const Head = observer(function Head({ viewModel, group }: MatrixGroupProps & { readonly group: OpenedMatrixGroup }) {
  const words = useWords(matrixWords)
  const { followsAll, isFollowingAll } = viewModel
  return (
    <div className={styles.head}>
      <p className={styles.count}>
        <Meta
          parts={[words.accounts(group.accounts), ...(group.followed > 0 ? [words.following(group.followed)] : [])]}
        />
      </p>
      {group.accounts > 0 && (
        <Button
          small
          kind={followsAll ? 'quiet' : 'primary'}
          aria-disabled={followsAll}
          busy={isFollowingAll}
          icon={<Icon of={followsAll ? Check : Plus} size={14} />}
          onClick={() => {
            if (!followsAll) void viewModel.followAll()
          }}
        >
          {followsAll ? words.followsAll : words.followAll}
        </Button>
      )}
    </div>
  )
})

const OutsideAccounts = observer(function OutsideAccounts({
  viewModel,
  group,
}: MatrixGroupProps & { readonly group: OpenedMatrixGroup }) {
  const words = useWords(matrixWords)
  const { opened, open, close } = viewModel
  if (group.outside.length === 0) return null
  return (
    <>
      <RowGroup title={words.outside}>
        {group.outside.map((account) => (
          <ListRow
            key={account.id}
            title={account.name}
            text={words[`platform.${account.platform}`]}
            onPress={() => open(account)}
          />
        ))}
      </RowGroup>
      <Sheet open={opened !== null} onClose={close} title={opened?.name ?? ''}>
        {opened !== null && (
          <div className={styles.code}>
            <QrCode text={opened.url} label={words.code(opened.name)} />
            <p className={styles.count}>{words.scan}</p>
            <ButtonLink to={opened.url}>{words.open}</ButtonLink>
          </div>
        )}
      </Sheet>
    </>
  )
})

const Accounts = observer(function Accounts({ viewModel }: MatrixGroupProps) {
  const words = useWords(matrixWords)
  const { accounts, refresh, follow } = viewModel
  return (
    <section>
      <SectionHeader title={words.here} />
      <PagedListPart list={accounts} onRefresh={refresh} empty={<EmptyState title={words.noAccounts} />}>
        {(account) => <Account account={account} onFollow={() => follow(account)} />}
      </PagedListPart>
    </section>
  )
})

function Account({ account, onFollow }: { readonly account: MatrixAccount; readonly onFollow: () => void }) {
  const words = useWords(matrixWords)
  const { id, name, logo, intro, followed, newest } = account
  return (
    <div className={styles.account}>
      <PublisherRowPart
        href={`${channelPaths.org}/${encodeURIComponent(id)}`}
        name={name}
        picture={logo}
        intro={intro}
        followed={followed}
        onFollow={onFollow}
        square
      />
      {newest === null ? (
        <p className={styles.none}>{words.noArticle}</p>
      ) : (
        <section className={styles.newest} aria-label={words.newest}>
          <ContentCard item={newest} layout="right" heading="h3" />
        </section>
      )}
    </div>
  )
}

export const screen = defineScreen({ viewModel: MatrixGroupViewModel, view: MatrixGroupScreen, parent: matrixPath })
