import { CalendarClock, CalendarDays, Clock, Users } from 'lucide-react'
import { hoursText } from '../../domain/shared/format/hours'
import type { ProjectCard } from '../../domain/projects/project'
import { Badge } from '../kit/badge'
import { Icon } from '../kit/icon'
import { Image } from '../kit/image'
import { Link } from '../kit/link'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import styles from './projects.module.css'
import { projectPath } from './projects.routes'
import { projectsWords } from './projects.words'
import { projectTones } from './project-tones'

/** A project in a list. */
export function ProjectRow({ project }: { readonly project: ProjectCard }) {
  const words = useWords(projectsWords)
  const format = useFormat()
  const { state, activities, helpers, minutes } = project
  return (
    <article className={styles.row}>
      <div className={styles.body}>
        <Image src={project.cover} alt="" ratio="4:3" width={112} className={styles.cover} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link to={projectPath(project.id)} className={styles.link}>
              {project.name}
            </Link>
          </h2>
          <p className={styles.aim}>{project.aim}</p>
          <p className={styles.run}>
            <Badge tone={projectTones[state]}>{words[`state.${state}`]}</Badge>
            {project.runner?.name}
          </p>
        </div>
      </div>
      <ul className={styles.facts}>
        <li>
          <Icon of={CalendarDays} size={14} />
          {words.activityCount(format.count(activities), activities === 1)}
        </li>
        {state === 'coming' ? (
          <li>
            <Icon of={CalendarClock} size={14} />
            {words.since(format.day(project.startsOn))}
          </li>
        ) : (
          <>
            <li>
              <Icon of={Users} size={14} />
              {words.helperCount(format.count(helpers), helpers === 1)}
            </li>
            <li>
              <Icon of={Clock} size={14} />
              {words.hours(hoursText(minutes))}
            </li>
          </>
        )}
      </ul>
    </article>
  )
}
