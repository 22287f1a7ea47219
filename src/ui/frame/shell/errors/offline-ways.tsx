import { CalendarCheck, FileText, House, PencilLine } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { FindOfflineThings, type OfflineThing } from '../../../../application/frame/site/find-offline-things'
import { activityPath } from '../../../civic/activities/activities.paths'
import { Icon } from '../../kit/pictures/icon'
import { ListRow } from '../../kit/lists/list-row'
import { useWords } from '../../words/words'
import { useService } from '../app-context'
import styles from './offline-ways.module.css'
import { offlineWaysWords } from './offline-ways.words'

const icons = {
  home: House,
  read: FileText,
  draft: PencilLine,
  form: PencilLine,
  'check-in': CalendarCheck,
  'check-out': CalendarCheck,
} as const

/** Shown below a screen that has nothing to show without a network: the content stored on this device, with links. */
export function OfflineWays() {
  const words = useWords(offlineWaysWords)
  const find = useService(FindOfflineThings)
  const titleId = useId()
  const [offlineThings, setKept] = useState<readonly OfflineThing[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    void find.execute().then((found) => isCurrent && setKept(found))
    return () => {
      isCurrent = false
    }
  }, [find])
  if (offlineThings === null) return null
  return (
    <section className={styles.ways} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {words.openOffline}
      </h2>
      {offlineThings.length === 0 && <p className={styles.none}>{words.nothingKept}</p>}
      {offlineThings.map((thing) => (
        <KeptRow key={JSON.stringify(thing)} thing={thing} />
      ))}
    </section>
  )
}

function KeptRow({ thing }: { readonly thing: OfflineThing }) {
  const words = useWords(offlineWaysWords)
  const names = {
    read: words.keptRead,
    draft: words.keptDraft,
    form: words.keptForm,
    'check-in': words.keptCheckIn,
    'check-out': words.keptCheckOut,
  } as const
  const icon = <Icon of={icons[thing.what]} size={20} />
  if (thing.what === 'home') return <ListRow listed to="/index" icon={icon} title={words.keptHome} />
  if ('activityId' in thing)
    return <ListRow listed to={activityPath(thing.activityId)} icon={icon} title={names[thing.what]} />
  const { what, path, title } = thing
  return title === '' ? (
    <ListRow listed to={path} icon={icon} title={names[what]} />
  ) : (
    <ListRow listed to={path} icon={icon} title={title} text={names[what]} />
  )
}
