// npm run doctor: examines the configuration and all that the server needs. See docs/how-to/operate.md.
import { connectChannels, registeredChannels } from '../channels/channels.ts';
import { parseConfig, type Config } from '../config/config.ts';
import { openPostgresUnmigrated } from '../database/backup/open-unmigrated.ts';
import { metaVerifyToken } from '../base-services.ts';
import { connectFiles } from '../file-storage.ts';
import { examinePostgres } from '../operations/doctor/database.ts';
import { examineEmbedded } from '../operations/doctor/embedded.ts';
import { examineFiles } from '../operations/doctor/files.ts';
import { advice, ok, problem, summarize, type Finding } from '../operations/doctor/finding.ts';
import { examineClock, examineDisk, examineMail } from '../operations/doctor/machine.ts';
import { examinePublicAddress } from '../operations/doctor/public-address.ts';
import { examineServices } from '../operations/doctor/services.ts';
import { tryMediaEndpoints } from '../model-check/try-media-endpoints.ts';
import { connectTranscription, connectVision } from '../provider-clients.ts';
import { endWith } from './run-command.ts';
import { getAppSecret } from '../platform/app-secret.ts';
import { ConfigError } from '../platform/config-error.ts';

await endWith(async (words) => {
  if (words.length > 0) return { text: 'Usage: npm run doctor', done: false };
  const findings = await examine();
  return { text: summarize(findings), done: findings.every(({ state }) => state !== 'problem') };
});

async function examine(): Promise<Finding[]> {
  let config: Config;
  try {
    config = parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [problem('configuration', error.message)];
  }
  const disk = await examineDisk(config.dataDir);
  // The secret may have to be made in the data folder.
  if (disk.state === 'problem') return [disk];
  const [database, files, services, mail, address] = await Promise.all([
    config.databaseUrl === null
      ? examineEmbedded(config.dataDir)
      : examinePostgres(openPostgresUnmigrated(config.databaseUrl), () => new Date()),
    examineFiles(connectFiles(config), config.bucket !== null),
    examineServices(config, () =>
      tryMediaEndpoints({ transcription: connectTranscription(config), vision: connectVision(config) }),
    ),
    examineMail(config.mail.smtpUrl),
    examinePublicAddress({
      publicUrl: config.publicUrl,
      isSandbox: config.sandbox.enabled,
      channels: Object.keys(connectChannels(registeredChannels, config, { now: () => new Date() })),
      verifyToken: metaVerifyToken(config, getAppSecret(config)),
    }),
  ]);
  return [
    config.sandbox.enabled
      ? advice('configuration', 'Read. The sandbox plays the services that are not configured.')
      : ok('configuration', 'Read.'),
    disk,
    ...database,
    files,
    examineClock(services.times, new Date()),
    ...services.findings,
    mail,
    ...address,
  ];
}
