import type { Comment } from '@spotter/contract';
import { shortened } from '../../../components/shortened.ts';

/** Every sentence about how a lead came, apart from those that the chat has, too. */
export const arrivalMessages = {
  title: 'How they came',
  question: 'Tapped a question',
  keyword: 'Keyword',
  commented: 'Commented',
  under: 'under',
  publicReply: 'Answered in public:',
  opensNoWindow: 'They got a DM. It opens no 24-hour window: only their answer does.',
};

const kindNames: Record<Comment['post']['kind'], string> = {
  image: 'a photo',
  video: 'a video',
  album: 'an album',
  reel: 'a reel',
  ad: 'an ad',
  live: 'a live broadcast',
  story: 'a story',
  post: 'a post',
};

const maxNameLength = 60;

/** Returns the first words of a post, or what it is. */
export function postName({ caption, kind }: Comment['post']): string {
  if (caption === null || caption.trim() === '') return kindNames[kind];
  return shortened(caption, maxNameLength);
}
