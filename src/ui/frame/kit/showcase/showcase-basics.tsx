import { Heart, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '../../words/words'
import { Avatar } from '../pictures/avatar'
import { Badge } from '../badges/badge'
import { CountBadge } from '../badges/count-badge'
import { OfficialBadge } from '../badges/official-badge'
import { Button, IconButton } from '../buttons/button'
import { Switch } from '../fields/choice'
import { Icon } from '../pictures/icon'
import { Link } from '../buttons/link'
import { ProgressRing } from '../feedback/progress-ring'
import { SegmentedControl } from '../buttons/segmented-control'
import { drawnPicture } from './showcase-data'
import { ShowcasePart } from './showcase-part'
import styles from './showcase.module.css'
import { showcaseWords } from './showcase.words'

/** Appearance settings for viewing the components. They are reverted when the page is left. */
export function ShowcaseLook() {
  const words = useWords(showcaseWords)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [size, setSize] = useState('1')
  const [elder, setElder] = useState(false)
  const [grey, setGrey] = useState(false)
  useEffect(() => {
    const { dataset } = document.documentElement
    const datasetBefore = { ...dataset }
    setTheme(datasetBefore.theme === 'dark' ? 'dark' : 'light')
    setSize(datasetBefore.textSize ?? '1')
    setElder(datasetBefore.elder !== undefined)
    setGrey(datasetBefore.grey !== undefined)
    return () => {
      for (const name of ['theme', 'textSize', 'elder', 'grey']) {
        if (datasetBefore[name] === undefined) delete dataset[name]
        else dataset[name] = datasetBefore[name]
      }
    }
  }, [])
  const mark = (name: string, value: string | null) => {
    if (value === null) delete document.documentElement.dataset[name]
    else document.documentElement.dataset[name] = value
  }
  return (
    <ShowcasePart title={words.look}>
      <SegmentedControl
        label={words.look}
        options={[
          { value: 'light', label: words.light },
          { value: 'dark', label: words.dark },
        ]}
        value={theme}
        onChange={(value) => {
          setTheme(value)
          mark('theme', value)
        }}
      />
      <SegmentedControl
        label={words.textSize}
        options={words.sizes.split(' ').map((label, index) => ({ value: String(index), label }))}
        value={size}
        onChange={(value) => {
          setSize(value)
          mark('textSize', value)
        }}
      />
      <Switch
        label={words.elder}
        checked={elder}
        onChange={(on) => {
          setElder(on)
          mark('elder', on ? '' : null)
        }}
      />
      <Switch
        label={words.grey}
        checked={grey}
        onChange={(on) => {
          setGrey(on)
          mark('grey', on ? '' : null)
        }}
      />
    </ShowcasePart>
  )
}

export function ShowcaseBasics() {
  const words = useWords(showcaseWords)
  const [isLiked, setLiked] = useState(true)
  return (
    <ShowcasePart title={words.buttons}>
      <Button kind="primary" block>
        {words.primary}
      </Button>
      <div className={styles.line}>
        <Button>{words.secondary}</Button>
        <Button kind="quiet">{words.quiet}</Button>
        <Button kind="danger">{words.danger}</Button>
        <Button kind="primary" busy>
          {words.busy}
        </Button>
        <Button disabled>{words.disabled}</Button>
        <Button kind="primary" small>
          {words.small}
        </Button>
        <Button small icon={<Icon of={Share2} size={16} />}>
          {words.small}
        </Button>
      </div>
      <div className={styles.line}>
        <IconButton
          label={words.like}
          icon={<Icon of={Heart} />}
          text={isLiked ? '129' : '128'}
          isPressed={isLiked}
          onClick={() => setLiked(!isLiked)}
        />
        <CountBadge text="3" label={words.unread}>
          <Avatar src={drawnPicture(205)} name={words.source} />
        </CountBadge>
        <Avatar src={null} name={words.source} size="small" />
        <Avatar src={null} name={words.source} square />
        <Avatar src={drawnPicture(24)} name={words.source} size="large" />
        <ProgressRing value={0.62} label={words.progress} />
      </div>
      <div className={styles.line}>
        <Badge>{words.time}</Badge>
        <Badge tone="accent">{words.badge}</Badge>
        <Badge tone="success">{words.passed}</Badge>
        <Badge tone="danger">{words.refused}</Badge>
        <Badge tone="live">{words.live}</Badge>
        <OfficialBadge />
        <Link to="/kit" look="text" wide>
          {words.linkText}
        </Link>
      </div>
    </ShowcasePart>
  )
}
