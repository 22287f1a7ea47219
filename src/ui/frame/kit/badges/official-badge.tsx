import { BadgeCheck } from 'lucide-react'
import { useWords } from '../../words/words'
import { Badge } from './badge'
import { Icon } from '../pictures/icon'
import { kitWords } from '../kit.words'

/** Marks an account that speaks for an organisation. Render it where the platform says so, never because of a name. */
export function OfficialBadge() {
  const words = useWords(kitWords)
  return (
    <Badge tone="accent" icon={<Icon of={BadgeCheck} size={12} />}>
      {words.official}
    </Badge>
  )
}
