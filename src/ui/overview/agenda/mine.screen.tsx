import { Bell, ChevronRight, Glasses, ScanLine, UserRound } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ChangesStore } from '../../../application/frame/messages/changes.store'
import { PreferencesStore } from '../../../application/frame/site/preferences.store'
import { AgendaPart } from './agenda.part'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Badge } from '../../frame/kit/badges/badge'
import { Switch } from '../../frame/kit/fields/choice'
import { classNames } from '../../frame/kit/styles/class-names'
import { CountBadge } from '../../frame/kit/badges/count-badge'
import { Icon } from '../../frame/kit/pictures/icon'
import { IconLink } from '../../frame/kit/buttons/icon-link'
import { ButtonLink, Link } from '../../frame/kit/buttons/link'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { ChangeDot } from '../../frame/messages/change-dot.part'
import { messagesPath } from '../../frame/messages/messages.paths'
import { scanPath } from '../../frame/codes/codes.paths'
import { loginPath } from '../../frame/session/session.paths'
import { useIsElder, useService } from '../../frame/shell/app-context'
import type { MineEntry } from '../../frame/shell/declarations/mine-entry'
import { DocumentHead } from '../../frame/shell/document/document-head'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useLanguage, useWords } from '../../frame/words/words'
import { profilePath } from '../../people/account/account.paths'
import { minePath } from './agenda.paths'
import { mineWords } from './mine.words'
import type { MineGroup } from './mine-entries'
import { MineViewModel } from './mine.view-model'
import styles from './mine.module.css'

interface MineProps {
  readonly viewModel: MineViewModel
}

/** S056: the member's own centre, whose counts lead to their lists. */
export const MineScreen = observer(function MineScreen({ viewModel }: MineProps) {
  const words = useWords(mineWords)
  const elder = useIsElder()
  return (
    <main className={styles.page}>
      <DocumentHead head={{ title: words.mineTitle }} />
      <header className={styles.head}>
        <h1 className={styles.title}>{words.mineTitle}</h1>
        <div className={styles.top}>
          {viewModel.isMember ? <Member viewModel={viewModel} /> : <Guest />}
          <div className={styles.corner}>
            {viewModel.isMember && <MessagesLink viewModel={viewModel} />}
            <IconLink
              to={scanPath}
              label={words.scan}
              caption={elder ? words.scanShort : undefined}
              icon={<Icon of={ScanLine} size={24} />}
            />
          </div>
        </div>
        {viewModel.isMember && <Tiles viewModel={viewModel} />}
      </header>
      <ElderRow />
      {viewModel.isMember ? (
        <>
          <AgendaPart viewModel={viewModel.agenda} />
          {viewModel.groups.map((group) => (
            <Group key={group.name} group={group} viewModel={viewModel} />
          ))}
        </>
      ) : (
        <RowGroup>
          <Rows entries={viewModel.guestEntries} viewModel={viewModel} />
        </RowGroup>
      )}
    </main>
  )
})

/** The way to the messages, with the number of those that are unread. */
const MessagesLink = observer(function MessagesLink({ viewModel }: MineProps) {
  const words = useWords(mineWords)
  const format = useFormat()
  const { unread } = viewModel.agenda
  const bell = (
    <CountBadge text={unread === 0 ? null : format.count(unread)} label={words.unread(unread)}>
      <Icon of={Bell} size={24} />
    </CountBadge>
  )
  return (
    <IconLink
      to={messagesPath}
      label={unread === 0 ? words.messages : words.unread(unread)}
      caption={useIsElder() ? words.messages : undefined}
      icon={bell}
    />
  )
})

/** The switch of elder mode. It is near the top, because people who need larger words do not search further down. */
const ElderRow = observer(function ElderRow() {
  const words = useWords(mineWords)
  const preferences = useService(PreferencesStore)
  return (
    <RowGroup>
      <ListRow
        icon={<Icon of={Glasses} size={22} />}
        title={words.elder}
        text={words.elderText}
        control={
          <Switch
            hiddenLabel
            label={words.elder}
            checked={preferences.preferences.elder}
            onChange={(elder) => preferences.change({ elder })}
          />
        }
      />
    </RowGroup>
  )
})

/**
 * A group of entries. The group of the account consists of rows, which have values; the other groups are grids, to take
 * less space.
 */
const Group = observer(function Group({ group, viewModel }: MineProps & { readonly group: MineGroup }) {
  const words = useWords(mineWords)
  const rows = <Rows entries={group.entries} viewModel={viewModel} />
  return (
    <section aria-labelledby={`mine-${group.name}`} className={styles.group}>
      <h2 id={`mine-${group.name}`} className={styles.heading}>
        {words[`group.${group.name}`]}
      </h2>
      {group.name === 'account' ? rows : <Grid entries={group.entries} viewModel={viewModel} />}
    </section>
  )
})

const Grid = observer(function Grid({ entries, viewModel }: MineProps & { readonly entries: MineGroup['entries'] }) {
  const language = useLanguage()
  const waiting = useWaiting(viewModel)
  return (
    <ul className={styles.grid}>
      {entries.map(({ words, path, icon, subject, value }) => {
        const waits = waiting(value)
        return (
          <li key={path}>
            <Link to={path} className={styles.tile}>
              <CountBadge text={waits?.text ?? null} label={waits?.label ?? ''}>
                <span className={styles.marked}>
                  <Icon of={icon} size={24} className={styles.icon} />
                  {subject !== undefined && waits === null && <ChangeDot subject={subject} />}
                </span>
              </CountBadge>
              <span>{words[language]}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
})

/** Returns the number that an entry shows, with its words; null where nothing waits. */
function useWaiting({ agenda }: MineViewModel) {
  const words = useWords(mineWords)
  const format = useFormat()
  return (value: MineEntry['value']) => {
    const count = value === 'feedback' || value === 'applicants' ? agenda.waiting[value] : 0
    if (count === 0 || (value !== 'feedback' && value !== 'applicants')) return null
    return { text: format.count(count), label: words[`waiting.${value}`](count) }
  }
}

const Rows = observer(function Rows({ entries, viewModel }: MineProps & { readonly entries: MineGroup['entries'] }) {
  const words = useWords(mineWords)
  const language = useLanguage()
  const changes = useService(ChangesStore)
  const waiting = useWaiting(viewModel)
  return entries.map(({ words: name, path, icon, subject, value }) => {
    const waits = waiting(value)
    return (
      <ListRow
        key={path}
        to={path}
        icon={<Icon of={icon} size={22} />}
        title={name[language]}
        {...(subject !== undefined && changes.has(subject) ? { value: <ChangeDot subject={subject} /> } : {})}
        {...(waits === null ? {} : { value: <Badge tone="accent">{waits.text}</Badge>, text: waits.label })}
        {...(value === 'realName' && viewModel.user?.realName === true ? { value: words.realNameVerified } : {})}
      />
    )
  })
})

const Member = observer(function Member({ viewModel }: MineProps) {
  const words = useWords(mineWords)
  const { user } = viewModel
  const who = (
    <>
      <Avatar src={user?.avatar ?? null} name={user?.nickname ?? ''} size="large" />
      <span className={styles.who}>
        <span className={styles.name}>{user?.nickname ?? ''}</span>
        <span className={classNames(styles.about, styles.phone)}>{user?.phone ?? words.noPhone}</span>
      </span>
    </>
  )
  if (!viewModel.exists(profilePath)) return <div className={classNames(styles.person, styles.besideCorner)}>{who}</div>
  return (
    <Link
      to={profilePath}
      className={classNames(styles.person, styles.besideCorner)}
      label={`${user?.nickname ?? ''} ${words.editProfile}`}
    >
      {who}
      <Icon of={ChevronRight} size={20} className={styles.on} />
    </Link>
  )
})

function Guest() {
  const words = useWords(mineWords)
  return (
    <div className={styles.person}>
      <span className={styles.nobody}>
        <Icon of={UserRound} size={36} />
      </span>
      <span className={styles.who}>
        <span className={classNames(styles.name, styles.besideCorner)}>{words.guest}</span>
        <span className={styles.about}>{words.guestHint}</span>
        <ButtonLink to={loginPath(minePath)} kind="primary" className={styles.login}>
          {words.login}
        </ButtonLink>
      </span>
    </div>
  )
}

const Tiles = observer(function Tiles({ viewModel }: MineProps) {
  const words = useWords(mineWords)
  const format = useFormat()
  const { showsFigures } = format
  return (
    <ul className={styles.tiles}>
      {viewModel.tiles.map(({ name, path, icon, count }) => {
        const noun = words[`entry.${name}`]
        const figure = count === null ? words.unknownCount : count === 0 ? words.noneYet : format.count(count)
        return (
          <li key={name}>
            <Link
              to={path}
              className={styles.tile}
              {...(count === null || !showsFigures ? {} : { label: words.countOf(noun, figure) })}
            >
              <Icon of={icon} size={24} className={styles.icon} />
              <span>{noun}</span>
              {/* The space is reserved, so that a loading figure shifts nothing. */}
              {showsFigures && (
                <span key={count} className={styles.figure}>
                  {figure}
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
})

export const screen = defineScreen({ viewModel: MineViewModel, view: MineScreen, parent: null })
