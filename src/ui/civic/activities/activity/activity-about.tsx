import {
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  ClipboardList,
  FolderHeart,
  MapPin,
  ScanLine,
  Users,
  UsersRound,
} from 'lucide-react'
import type { Activity } from '../../../../domain/civic/activities/activity'
import { comingStates } from '../../../../domain/civic/activities/activity-lifecycle'
import { Fact, FactList } from '../../../frame/kit/facts/facts'
import { Image } from '../../../frame/kit/pictures/image'
import { Link } from '../../../frame/kit/buttons/link'
import { OnMapPart } from '../../maps/map-link/map-link.part'
import { PictureGrid } from '../../../frame/pictures/picture-grid.part'
import { projectPath } from '../../projects/projects.paths'
import { teamPath } from '../../teams/teams.paths'
import { venuePath } from '../../venues/venues.paths'
import { useAppointment, type AppointmentFormat } from '../../../frame/words/use-appointment'
import { useFormat, type Format } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { ActivityShifts, useShiftText } from './activity-shifts'
import { ActivityBadge } from '../activity-badge.part'
import { activitiesWords } from '../activities.words'
import styles from './activity.module.css'

/** Shows when and where the activity is, whose it is, and how members check in. */
export function ActivityAbout({ activity }: { readonly activity: Activity }) {
  const words = useWords(activitiesWords)
  const format = useFormat()
  const appointment = useAppointment()
  const shiftText = useShiftText()
  const { state, venue, team, project, distance, radius } = activity
  return (
    <article>
      {activity.cover !== null && <Image src={activity.cover} alt="" ratio="16:9" round="none" first />}
      <div className={styles.part}>
        <p className={styles.state}>
          <ActivityBadge activity={activity} />
          <span className={styles.quiet}>{words[`kind.${activity.kind}`]}</span>
        </p>
        <h1 className={styles.title}>{activity.title}</h1>
        {activity.cancelReason !== '' && <p className={styles.problem}>{activity.cancelReason}</p>}
        <p className={styles.text}>{activity.intro}</p>
        <PictureGrid pictures={activity.pictures.slice(1)} />
        <FactList>
          <Fact icon={CalendarClock} name={words.when}>
            {words.fromTo(appointment.at(activity.startsAt), endOf(activity, format, appointment))}
          </Fact>
          <Fact icon={MapPin} name={words.where}>
            {venue === null ? (
              activity.place.name
            ) : (
              <Link to={venuePath(venue.id)} look="text" wide>
                {venue.name}
              </Link>
            )}
            {distance !== null && <span className={styles.quiet}> {words.away(format.distance(distance))}</span>}
          </Fact>
          {team !== null && (
            <Fact icon={UsersRound} name={words.team}>
              <Link to={teamPath(team.id)} look="text" wide>
                {team.name}
              </Link>
            </Fact>
          )}
          {project !== null && (
            <Fact icon={FolderHeart} name={words.project}>
              <Link to={projectPath(project.id)} look="text" wide>
                {project.name}
              </Link>
            </Fact>
          )}
          <Fact icon={CalendarPlus} name={words.enrolment}>
            {activity.enrolsUntil === null
              ? words.from(appointment.at(activity.enrolsAt))
              : words.fromTo(appointment.at(activity.enrolsAt), appointment.at(activity.enrolsUntil))}
          </Fact>
          {activity.requirements !== '' && (
            <Fact icon={ClipboardList} name={words.requirements}>
              <span className={styles.text}>{activity.requirements}</span>
            </Fact>
          )}
          {activity.myShift !== null && (
            <Fact icon={CalendarCheck} name={words.myShift}>
              {shiftText(activity.myShift)}
            </Fact>
          )}
          <Fact icon={Users} name={words.places}>
            {words.placesOf(activity.places - activity.placesLeft, activity.places)}
          </Fact>
          <Fact icon={ScanLine} name={words['act.check-in']}>
            {radius === null ? words.byCodeOnly : words.byPlaceHint(radius)}
          </Fact>
        </FactList>
        <ActivityShifts shifts={activity.shifts} />
        {comingStates.some((each) => each === state) && (
          <OnMapPart sort="activity" id={activity.id} at={activity.place} />
        )}
      </div>
    </article>
  )
}

/** Formats the end of the activity, as a time alone when it is on the day of the start. */
function endOf({ startsAt, endsAt }: Activity, format: Format, appointment: AppointmentFormat): string {
  return format.date(startsAt) === format.date(endsAt) ? format.time(endsAt) : appointment.at(endsAt)
}
