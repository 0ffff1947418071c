export const TABLES = {
  pin_clusters: {},
  pin_cluster_pins: {},
};
