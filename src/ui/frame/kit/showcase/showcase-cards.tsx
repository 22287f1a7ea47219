import { Heart, Play } from 'lucide-react'
import { useWords } from '../../words/words'
import { IconButton } from '../buttons/button'
import { Carousel } from '../cards/carousel'
import { FeedCard } from '../cards/feed-card'
import { Icon } from '../pictures/icon'
import { AlbumTile, ChannelTile, MediaCard } from '../cards/tiles'
import { Waterfall } from '../lists/waterfall'
import { drawnPicture, sampleItem } from './showcase-data'
import { ShowcasePart } from './showcase-part'
import styles from './showcase.module.css'
import { showcaseWords } from './showcase.words'

const layouts = ['right', 'text', 'left', 'three', 'big'] as const

export function ShowcaseCards() {
  const words = useWords(showcaseWords)
  const cardWords = { time: words.time, comments: words.comments }
  const titles = [words.newsA, words.newsB, words.newsC]
  return (
    <>
      <ShowcasePart title={words.cards}>
        <Carousel
          label={words.carousel}
          first
          slides={titles.map((title, number) => ({
            id: String(number),
            image: drawnPicture(205 + number * 60),
            title,
            href: '/kit',
          }))}
        />
        <div className={styles.lines}>
          {layouts.map((layout, number) => (
            <FeedCard
              key={layout}
              item={sampleItem(words, number, layout)}
              href="/kit"
              words={
                layout === 'big'
                  ? { ...cardWords, kind: words.video, duration: '04:05', views: words.views }
                  : cardWords
              }
              action={
                layout === 'text' || layout === 'big' ? (
                  <IconButton
                    label={words.like}
                    icon={<Icon of={Heart} size={18} />}
                    text="128"
                    isPressed={layout === 'big'}
                  />
                ) : undefined
              }
            />
          ))}
        </div>
      </ShowcasePart>
      <ShowcasePart title={words.media}>
        <div className={styles.pair}>
          <MediaCard
            href="/kit"
            title={words.newsC}
            cover={drawnPicture(265)}
            duration="04:05"
            progress={0.4}
            facts={[words.source, words.views]}
          />
          <MediaCard
            href="/kit"
            title={words.channel}
            cover={drawnPicture(330)}
            live={words.live}
            facts={[words.programme]}
          />
          <AlbumTile
            href="/kit"
            title={words.newsD}
            cover={drawnPicture(24)}
            count={words.episodes}
            facts={[words.plays]}
          />
          <AlbumTile href="/kit" title={words.newsB} cover={null} facts={[words.plays]} />
        </div>
        <ChannelTile
          href="/kit"
          title={words.channel}
          cover={null}
          live={words.live}
          now={words.programme}
          action={<IconButton label={words.channel} icon={<Icon of={Play} />} />}
        />
      </ShowcasePart>
      <ShowcasePart title={words.waterfall} flush>
        <div className={styles.wells}>
          <Waterfall items={[0, 1, 2, 3]} keyOf={String}>
            {(number) => (
              <FeedCard
                item={sampleItem(words, number, number === 1 ? 'text' : 'big')}
                href="/kit"
                layout="waterfall"
                words={{ views: words.views }}
              />
            )}
          </Waterfall>
        </div>
      </ShowcasePart>
    </>
  )
}
