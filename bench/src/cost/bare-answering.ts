import type { BarePipeline } from '../programs/bare-pipeline.ts';
import type { OutsideWorld } from '../programs/outside-world.ts';
import { startProgram, type Program } from '../running/program-calls.ts';
import { instagramApp } from '../running/spotter-server.ts';

const accountId = '17841400000000017';

/** Starts the bare pipeline with a world of its own, the same as Spotter's. */
export async function startBarePipeline(
  databaseUrl: string,
  contacts: number,
): Promise<{ program: Program<BarePipeline>; world: Program<OutsideWorld>; stop(): Promise<void> }> {
  const world = startProgram<OutsideWorld>('outside-world.ts');
  const program = startProgram<BarePipeline>('bare-pipeline.ts');
  const stop = async () => {
    await program.stop();
    await world.stop();
  };
  try {
    const addresses = await world.call('start', { ...instagramApp, modelMs: 0 });
    const accessToken = await world.call('addPeople', { count: contacts });
    const account = `${addresses.instagram}/v25.0/${accountId}`;
    const origin = await program.call('start', {
      databaseUrl,
      appSecret: instagramApp.appSecret,
      accessToken,
      modelUrl: `${addresses.model}/chat/completions`,
      sendUrl: `${account}/messages`,
    });
    await world.call('deliverTo', `${origin}/api/webhooks/instagram`);
    const subscribed = await fetch(`${account}/subscribed_apps?subscribed_fields=messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    if (!subscribed.ok) throw new Error(`The bare pipeline could not subscribe: ${await subscribed.text()}`);
    return { program, world, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
