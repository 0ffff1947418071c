/** The settings of whoever runs the tests must not steer what is tested. */
export async function forgetSettings(env) {
  // Only under the wanted Node, and with the packages, can the one list of settings be read.
  const { SETTINGS } = await import('../platform/config/config.ts');
  for (const name of [...SETTINGS, 'NODE_ENV']) delete env[name];
}
