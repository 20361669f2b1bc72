import type { StandingCall } from '@spotter/server/demo-coach';
import type { Slot } from './chat-case.ts';

/** One thing that a lead did, and what the agent answered. */
export type Exchange = {
  /** The number of the turn in the case, from 0. */
  turn: number;
  lead: string[];
  tapped: boolean;
  /** The facts that the lead stated with it. */
  tells: Slot[];
  rest: boolean;
  /** Whether the agent still had the chat. */
  agentHasChat: boolean;
  replies: string[];
  buttons: string[];
  booked: StandingCall['start'][];
};

/** What a lead does in one message. */
export type Line = Pick<Exchange, 'lead' | 'tapped' | 'tells'>;
