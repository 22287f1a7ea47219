import { BadgeCheck } from 'lucide-react'
import { useWords } from '../words/words'
import { Badge } from './badge'
import { Icon } from './icon'
import { kitWords } from './kit.words'

/** Marks who speaks for an organisation. It stands where the platform says so, and never because of a name. */
export function OfficialBadge() {
  const words = useWords(kitWords)
  return (
    <Badge tone="accent" icon={<Icon of={BadgeCheck} size={12} />}>
      {words.official}
    </Badge>
  )
}
