import { observer } from 'mobx-react-lite'
import { isEmptyAgenda, type Agenda } from '../../../domain/overview/agenda/agenda'
import { NextAct, NextBadge } from '../../frame/cases/next-step.part'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { Icon } from '../../frame/kit/pictures/icon'
import { Link } from '../../frame/kit/buttons/link'
import { ListRow } from '../../frame/kit/lists/list-row'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { ChangeDot } from '../../frame/messages/change-dot.part'
import { servicesPath } from '../services/services.paths'
import { useWords } from '../../frame/words/words'
import type { AgendaViewModel } from './agenda.part.view-model'
import styles from './agenda.module.css'
import { agendaWords } from './agenda.words'
import { useAgendaRows } from './use-agenda-rows'

/** The member's current matters, one row each. This part of a screen shows its own loading and failure. */
export const AgendaPart = observer(function AgendaPart({ viewModel }: { readonly viewModel: AgendaViewModel }) {
  const words = useWords(agendaWords)
  const { agenda } = viewModel
  return (
    <section aria-labelledby="agenda" className={styles.part}>
      <h2 id="agenda" className={styles.heading}>
        {words.title}
      </h2>
      <div>
        {agenda.value !== null ? (
          <Rows agenda={agenda.value} />
        ) : agenda.state === 'failed' ? (
          <FailedPart isQuiet title={words.failed} failure={agenda.failure} onRetry={() => void viewModel.load()} />
        ) : (
          <SkeletonList label={words.loading} shape="rows" count={2} />
        )}
      </div>
    </section>
  )
})

const Rows = observer(function Rows({ agenda }: { readonly agenda: Agenda }) {
  const words = useWords(agendaWords)
  const rows = useAgendaRows()(agenda)
  if (isEmptyAgenda(agenda)) return <ListRow title={words.nothing} text={words.find} to={servicesPath} />
  return (
    <ul>
      {rows.map(({ subject, id, icon, title, detail, to, next }) => (
        <li key={`${subject ?? 'homework'} ${id}`} className={styles.row}>
          <Icon of={icon} size={22} className={styles.icon} />
          <div className={styles.words}>
            <h3 className={styles.title}>
              <Link to={to} className={styles.link}>
                {title}
              </Link>{' '}
              {subject !== null && <ChangeDot subject={subject} id={id} />}
            </h3>
            <p className={styles.detail}>{detail}</p>
            <p className={styles.standing}>
              <NextBadge next={next} />
            </p>
          </div>
          {next.act !== null && (
            <div className={styles.act}>
              <NextAct next={next} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
})
